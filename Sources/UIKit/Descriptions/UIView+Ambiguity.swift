import Cassowary
import Diagnostics
import Foundation

extension UIView {
    /// Whether several frames would satisfy the view's constraints equally well; false for views
    /// that code and masks place. Also outside a window, where UIKit says no
    /// (facts: semantics.md 3.11).
    public var hasAmbiguousLayout: Bool {
        let engine = upToDateEngine
        if let known = engine.views[ObjectIdentifier(self)], !known.exercise.isEmpty { return true }
        return !engine.ambiguousQuantities(of: self).isEmpty
    }

    /// Leaves a warning for the view and each inside it whose layout is ambiguous; a layout never
    /// does so by itself (facts: semantics.md 3.11).
    public func reportAmbiguousLayout() {
        let quantities = upToDateEngine.ambiguousQuantities(of: self)
        if !quantities.isEmpty {
            DiagnosticLog.current.add(
                Diagnostic(
                    .warning,
                    "the layout is ambiguous: several values of "
                        + "\(quantities.joined(separator: ", ")) are equally good",
                    location: viewPath, hint: "a constraint or another priority would decide"))
        }
        for subview in subviews { subview.reportAmbiguousLayout() }
    }

    /// Moves a view whose layout is ambiguous to another frame that is equally good, and at the
    /// next call back (facts: semantics.md 3.11).
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

extension EngineSpan {
    /// The place and the length, named as traces name them; none where both are given.
    var variables: [(isLength: Bool, variable: Variable)] {
        guard case .variables(let minimum, let length) = self else { return [] }
        return [(false, minimum), (true, length)]
    }
}

extension LayoutEngine {
    func ambiguousVariables(
        of span: EngineSpan?
    ) -> [(isLength: Bool, variable: Variable)] {
        span?.variables.filter { solver.isAmbiguous($0.variable) } ?? []
    }

    /// The parts of a view's frame that may change, as traces name them.
    func ambiguousQuantities(of view: UIView) -> [String] {
        guard let known = views[ObjectIdentifier(view)], known.view === view else { return [] }
        return NSLayoutConstraint.Axis.both.flatMap { axis in
            let isHorizontal = axis == .horizontal
            return ambiguousVariables(of: known.span(axis)).map {
                $0.isLength
                    ? (isHorizontal ? "Width" : "Height") : (isHorizontal ? "minX" : "minY")
            }
        }
    }

    /// What determines the place and the length, each once, in the order of creation.
    func sources(of span: EngineSpan?) -> [RowSource] {
        let rows = span?.variables.flatMap { solver.constraints(determining: $0.variable) } ?? []
        return Set(rows).sorted().compactMap { sources[$0] }
    }

    // MARK: Exercise

    /// New constraints begin with the solution that the solver prefers.
    func endExercises() {
        for known in placedViews {
            known.exercise.forEach(remove)
            known.exercise.removeAll()
        }
    }

    /// Below every priority that a constraint can have in practice.
    private static let exercisePriority = 1e-6
    /// In points: far enough to be seen, near enough to stay on the screen.
    private static let exerciseDistance = 50.0

    func exerciseAmbiguity(of known: EngineView) {
        defer { setNeedsSolving() }
        guard known.exercise.isEmpty else {
            known.exercise.forEach(remove)
            known.exercise.removeAll()
            return
        }
        for axis in NSLayoutConstraint.Axis.both {
            for (_, variable) in known.span(axis).variables {
                for distance in [Self.exerciseDistance, -Self.exerciseDistance]
                where pull(variable, by: distance, known) { break }
            }
        }
    }

    /// Pulls a variable that may move to another value, so weakly that nothing else gets worse;
    /// whether it moved.
    private func pull(
        _ variable: Variable, by distance: Double, _ known: EngineView
    ) -> Bool {
        guard solver.isAmbiguous(variable) else { return false }
        let value = solver[variable]
        let row = add(
            variable.expression, .equal, value + distance, Self.exercisePriority,
            .system("the exercise of an ambiguity"))
        guard let row else { return false }
        try? solver.solve()
        if solver[variable] == value {
            remove(row)
            try? solver.solve()
            return false
        }
        known.exercise.append(row)
        return true
    }
}
