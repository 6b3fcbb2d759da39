/// The reason why a system has no solution or a constraint isn't valid.
public enum SolverError: Error, Hashable, Sendable {
    /// Required constraints that contradict one another, in the order of their creation. Without
    /// any one of them, the rest are consistent.
    case contradiction([Constraint])
    /// A priority that isn't greater than 0 and at most 1000.
    case priority(Double)
    /// An infinite or NaN coefficient, constant, or parameter.
    case notFinite
}

extension SolverError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .contradiction(let constraints):
            let names = constraints.map { "#\($0.index)" }.joined(separator: ", ")
            return "the required constraints \(names) conflict"
        case .priority(let value): return "the priority \(value) isn't between 0 and 1000"
        case .notFinite: return "a constraint contains an infinite value or NaN"
        }
    }
}
