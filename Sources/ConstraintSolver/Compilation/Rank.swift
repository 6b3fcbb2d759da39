/// The order in which unknowns become zero where several solutions are equally good: those of a
/// lower rank first. Equations are solved for an unknown of the highest rank, so that the others
/// can stay at zero.
enum Rank: UInt8, Sendable, Comparable {
    /// The error of an optional equality.
    case error
    /// A variable that may not be negative, or how far it is above its optional lower bound.
    case length
    /// The slack of an inequality.
    case slack
    /// A variable of any sign.
    case position

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
}
