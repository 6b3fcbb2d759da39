/// Why a system has no solution, or a constraint no meaning.
public enum SolverError: Error, Hashable, Sendable {
    /// These required constraints exclude each other; without any one of them the rest agree.
    /// In the order of their creation.
    case contradiction([Constraint])
    /// A priority has to be greater than 0 and at most 1000.
    case priority(Double)
    /// A coefficient, constant or parameter is infinite or not a number.
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
