/// An unknown of a `Solver`.
public struct Variable: Hashable, Sendable {
    let index: Int
}

/// A number that the caller sets. Constraints use it only in their right-hand sides.
public struct Parameter: Hashable, Sendable {
    let index: Int
}

/// A constraint of a `Solver`. Constraints are ordered by creation.
public struct Constraint: Hashable, Comparable, Sendable {
    let index: Int

    public static func < (left: Constraint, right: Constraint) -> Bool {
        left.index < right.index
    }
}

/// The relation between a constraint's expression and its constant.
public enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
}

/// The priority of a constraint, greater than 0 and at most 1000, which means required.
public typealias Priority = Double

extension Priority {
    /// The priority of a constraint that either holds exactly or is part of a contradiction.
    public static let required: Priority = 1000
}
