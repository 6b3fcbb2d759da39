import ContactSheetDiagnostics
import Foundation

extension UIView {
    /// Whether several frames would satisfy the view's constraints equally well.
    ///
    /// The value is `false` for views that code and masks place. Unlike UIKit's, it can be `true`
    /// outside of a window (Documentation/Layout.md 3.11).
    public var hasAmbiguousLayout: Bool {
        let engine = upToDateEngine
        if let known = engine.views[ObjectIdentifier(self)], !known.exercise.isEmpty { return true }
        return !engine.ambiguousQuantities(of: self).isEmpty
    }

    /// Reports a warning for the view and each of its descendants whose layout is ambiguous.
    /// Layouts don't do this automatically (Documentation/Layout.md 3.11).
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

    /// Moves a view with an ambiguous layout to another frame that satisfies its constraints
    /// equally well, and back at the next call (Documentation/Layout.md 3.11). It moves the view by
    /// up to 50 points, a decision.
    public func exerciseAmbiguityInLayout() {
        guard let known = upToDateEngine.views[ObjectIdentifier(self)], known.view === self,
            known.hasVariables
        else { return }
        root.engine.exerciseAmbiguity(of: known)
        root.layoutIfNeeded()
    }

    /// Returns the active constraints that determine the view's position and length along an axis,
    /// in order of activation.
    ///
    /// Masks and intrinsic sizes aren't included; `layoutExplanation(for:)` describes them.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        upToDateEngine.sources(of: solvedSpan(axis)).compactMap(\.constraint)
            .sorted { $0.activationIndex < $1.activationIndex }
    }

    /// The engine of the hierarchy, with an up-to-date solution.
    var upToDateEngine: LayoutEngine {
        let engine = root.engine
        engine.update()
        return engine
    }

    /// Returns the variables for the view's extent, or `nil` if there are none.
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

    /// Returns the active constraints that determine the guide's position and length.
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
