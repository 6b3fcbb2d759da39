import ConstraintSolver
import Foundation

extension EngineSpan {
    /// The place and the length, named as traces name them; none where both are given.
    var variables: [(isLength: Bool, variable: Variable)] {
        guard case .variables(let minimum, let length) = self else { return [] }
        return [(false, minimum), (true, length)]
    }
}

/// One of the four numbers of a frame, named as traces name it.
package enum FrameQuantity: Int, Sendable, Hashable, CaseIterable {
    case minX, width, minY, height

    init(_ axis: NSLayoutConstraint.Axis, isLength: Bool) {
        self = axis == .horizontal ? (isLength ? .width : .minX) : (isLength ? .height : .minY)
    }

    var traceName: String {
        switch self {
        case .minX: "minX"
        case .width: "Width"
        case .minY: "minY"
        case .height: "Height"
        }
    }
}

extension LayoutEngine {
    func ambiguousVariables(
        of span: EngineSpan?
    ) -> [(isLength: Bool, variable: Variable)] {
        span?.variables.filter { solver.isAmbiguous($0.variable) } ?? []
    }

    /// The parts of a view's frame that may change, as traces name them.
    func ambiguousQuantities(of view: UIView) -> [FrameQuantity] {
        guard let known = views[ObjectIdentifier(view)], known.view === view else { return [] }
        return NSLayoutConstraint.Axis.both.flatMap { axis in
            ambiguousVariables(of: known.span(axis)).map {
                FrameQuantity(axis, isLength: $0.isLength)
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
            .system("the exercised ambiguity"))
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
