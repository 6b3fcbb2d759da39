/// An unknown of a `Solver`, free to take any value.
public struct Variable: Hashable, Sendable {
    let index: Int
}

/// A number that its user sets; constraints see it only in their right-hand sides.
public struct Parameter: Hashable, Sendable {
    let index: Int
}

/// A constraint of a `Solver`; the earlier created is the smaller.
public struct Constraint: Hashable, Comparable, Sendable {
    let index: Int

    public static func < (left: Constraint, right: Constraint) -> Bool {
        left.index < right.index
    }
}

/// How a constraint's expression stands to its constant.
public enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
}

/// How much a constraint matters: 0 < priority ≤ 1000; 1000 is required.
public typealias Priority = Double

extension Priority {
    /// A constraint of this priority holds exactly or is part of a contradiction.
    public static let required: Priority = 1000
}
