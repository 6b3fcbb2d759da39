/// The order in which unknowns become zero if several solutions are equally good; lower ranks come
/// first. Equations are solved for an unknown of the highest rank, so that the others can stay at
/// zero.
enum Rank: UInt8, Sendable, Comparable {
    /// The error of an optional equality.
    case error
    /// A variable that can't be negative, or the amount by which it exceeds its optional lower
    /// bound.
    case length
    /// The slack of an inequality.
    case slack
    /// A variable of any sign.
    case position

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
}
