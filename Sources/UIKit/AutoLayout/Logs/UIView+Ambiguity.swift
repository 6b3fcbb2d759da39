import Diagnostics
import Foundation

extension UIView {
    /// Whether several frames would satisfy the view's constraints equally well; false for views
    /// that code and masks place. Also outside a window, where UIKit says no
    /// (Documentation/Layout.md 3.11).
    public var hasAmbiguousLayout: Bool {
        let engine = upToDateEngine
        if let known = engine.views[ObjectIdentifier(self)], !known.exercise.isEmpty { return true }
        return !engine.ambiguousQuantities(of: self).isEmpty
    }

    /// Leaves a warning for the view and each inside it whose layout is ambiguous; a layout never
    /// does so by itself (Documentation/Layout.md 3.11).
    public func reportAmbiguousLayout() {
        let quantities = upToDateEngine.ambiguousQuantities(of: self).map(\.traceName)
        if !quantities.isEmpty {
            DiagnosticLog.current.add(
                Diagnostic(
                    .warning,
                    "ambiguous layout: no constraint determines "
                        + quantities.joined(separator: ", "),
                    location: viewPath, hint: "add a constraint, or change a priority"))
        }
        for subview in subviews { subview.reportAmbiguousLayout() }
    }

    /// Moves a view whose layout is ambiguous to another frame that is equally good, and at the
    /// next call back (Documentation/Layout.md 3.11).
    public func exerciseAmbiguityInLayout() {
        guard let known = upToDateEngine.views[ObjectIdentifier(self)], known.view === self,
            known.hasVariables
        else { return }
        root.engine.exerciseAmbiguity(of: known)
        root.layoutIfNeeded()
    }

    /// The active constraints of which the last layout made the view's place and length along an
    /// axis, in the order of their activation; not what masks and natural sizes say, which
    /// `layoutExplanation(for:)` tells.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        upToDateEngine.sources(of: solvedSpan(axis)).compactMap(\.constraint)
            .sorted { $0.activationIndex < $1.activationIndex }
    }

    /// The engine of the hierarchy with a solution that holds what was said last.
    var upToDateEngine: LayoutEngine {
        let engine = root.engine
        engine.update()
        return engine
    }

    /// The variables that stand for the view's extent, if any do.
    func solvedSpan(_ axis: NSLayoutConstraint.Axis) -> EngineSpan? {
        guard let known = upToDateEngine.views[ObjectIdentifier(self)], known.view === self else {
            return nil
        }
        return known.span(axis)
    }
}

extension UILayoutGuide {
    /// Whether several rectangles would satisfy the guide's constraints equally well.
    public var hasAmbiguousLayout: Bool {
        guard let engine = owningView?.upToDateEngine else { return false }
        return NSLayoutConstraint.Axis.both.contains {
            !engine.ambiguousVariables(of: solvedSpan($0, in: engine)).isEmpty
        }
    }

    /// The active constraints of which the last layout made the guide's place and length.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let engine = owningView?.upToDateEngine else { return [] }
        return engine.sources(of: solvedSpan(axis, in: engine)).compactMap(\.constraint)
            .sorted { $0.activationIndex < $1.activationIndex }
    }

    private func solvedSpan(
        _ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine
    ) -> EngineSpan? {
        guard let known = engine.guides[ObjectIdentifier(self)], known.guide === self else {
            return nil
        }
        return axis == .horizontal ? known.horizontal : known.vertical
    }
}
