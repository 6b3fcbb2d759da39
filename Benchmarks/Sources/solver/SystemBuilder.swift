import ConstraintSolver

/// Builds systems from views.
struct SystemBuilder {
    typealias Term = System.Term

    private(set) var system = System()
    let rootWidth: Int
    let rootHeight: Int
    let insetTop: Int

    /// The places of a view's four variables.
    struct View {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    init() {
        system.parameters = [
            .init("root width", 375), .init("root height", 667), .init("inset top", 20),
        ]
        (rootWidth, rootHeight, insetTop) = (0, 1, 2)
    }

    mutating func variable(isNonNegative: Bool = false) -> Int {
        system.variables.append(.init("", isNonNegative: isNonNegative))
        return system.variables.count - 1
    }

    mutating func view() -> View {
        View(
            left: variable(), top: variable(), width: variable(isNonNegative: true),
            height: variable(isNonNegative: true))
    }

    mutating func add(
        _ terms: [(Double, Int)], parameters: [(Double, Int)] = [], _ relation: Relation = .equal,
        _ constant: Double = 0, priority: Double = .required
    ) {
        system.constraints.append(
            .init(
                terms.map { Term($0.1, $0.0) }, parameters: parameters.map { Term($0.1, $0.0) },
                relation, constant, strength: priority))
    }

    /// Adds a size with hugging and compression resistance priorities.
    mutating func content(_ size: Int, _ value: Double, hugging: Double, resistance: Double = 750) {
        add([(1, size)], .lessThanOrEqual, value, priority: hugging)
        add([(1, size)], .greaterThanOrEqual, value, priority: resistance)
    }
}
