import UIKit

/// A constraint that might be suggested for a view along one axis.
@MainActor struct Candidate {
    /// What it ties the view to, the more telling first (Documentation/LayoutIssues.md 4). A length
    /// comes before a distance that is no guideline: what stands behind the view may be near it
    /// then. Texts that take most of the room rather have two edges than a length.
    enum Rank: Int, Comparable {
        case middle, row, edge, spacing, column, length, distance, textLength

        static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
    }

    let rank: Rank
    let member: SuggestionMember
    let axis: NSLayoutConstraint.Axis
    /// The member's attribute of which the constraint speaks.
    let attribute: NSLayoutConstraint.Attribute
    let constraint: SuggestedConstraint
    /// From what it is tied to; a length is its own.
    let distance: CGFloat

    /// Lengths and odd distances are better the shorter they are; else the order is that of
    /// reading.
    func precedes(_ other: Candidate) -> Bool {
        if rank != other.rank { return rank < other.rank }
        if rank >= .length, abs(distance - other.distance) > CanvasDrift.limit {
            return distance < other.distance
        }
        let (own, others) = (member.extent(axis).minimum, other.member.extent(axis).minimum)
        return own < others
    }
}
