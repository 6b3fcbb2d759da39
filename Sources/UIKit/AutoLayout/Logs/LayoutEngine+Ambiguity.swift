import ConstraintSolver
import Foundation

extension EngineSpan {
    /// The variables for the position and the length, or an empty array if both are given.
    var variables: [(isLength: Bool, variable: Variable)] {
        guard case .variables(let minimum, let length) = self else { return [] }
        return [(false, minimum), (true, length)]
    }
}

/// One of the four values of a frame, named as in traces.
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

    /// Returns the ambiguous values of a view's frame.
    func ambiguousQuantities(of view: UIView) -> [FrameQuantity] {
        guard let known = views[ObjectIdentifier(view)], known.view === view else { return [] }
        return NSLayoutConstraint.Axis.both.flatMap { axis in
            ambiguousVariables(of: known.span(axis)).map {
                FrameQuantity(axis, isLength: $0.isLength)
            }
        }
    }

    /// Returns the sources that determine the position and the length, without duplicates, in order
    /// of creation.
    func sources(of span: EngineSpan?) -> [RowSource] {
        let rows = span?.variables.flatMap { solver.constraints(determining: $0.variable) } ?? []
        return Set(rows).sorted().compactMap { sources[$0] }
    }

    // MARK: Exercise

    /// Ends all exercises, so that the layout returns to the solution that the solver prefers.
    func endExercises() {
        for known in placedViews {
            known.exercise.forEach(remove)
            known.exercise.removeAll()
        }
    }

    /// A priority below every priority that a constraint can have in practice.
    private static let exercisePriority = 1e-6
    /// The distance by which ambiguous values are moved, in points: large enough to be visible, and
    /// small enough to stay on the screen. A decision.
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

    /// Moves an ambiguous variable to another value, at a priority so low that no other constraint
    /// is satisfied less well.
    ///
    /// - Returns: Whether the variable moved.
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
