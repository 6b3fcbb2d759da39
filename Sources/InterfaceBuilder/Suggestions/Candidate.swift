import UIKit

/// A constraint that might be suggested for a view along one axis.
struct Candidate {
    /// What it ties the view to, the more telling first (Documentation/LayoutIssues.md 4). A length
    /// comes before a distance that isn't a guideline: what is below the view may be near it then.
    /// Texts that take most of the container's length get two edges rather than a length.
    enum Rank: Int, Comparable {
        case middle, row, edge, spacing, column, length, distance, textLength

        static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
    }

    /// What an attribute of the view is tied to.
    enum Target: Hashable {
        /// A line at a side of the container, by its index among the lines of that side.
        case line(isFar: Bool, Int)
        /// The middle of the container or of its safe area.
        case middle
        /// Nothing: a length of its own.
        case length
        /// The frame of the scroll view around it.
        case frame
        /// The facing edge of another member of the container.
        case neighbor(Int, isBefore: Bool)
        /// The same attribute of another member of the container.
        case aligned(Int)
    }

    /// What identifies a constraint among those of a view along one axis.
    struct Tie: Hashable {
        let attribute: NSLayoutConstraint.Attribute
        let target: Target
    }

    let rank: Rank
    let tie: Tie
    var constant: CGFloat = 0
    /// The position among candidates of the same rank and distance.
    let order: Int

    /// The distance that decides between candidates of the same rank, in steps of 2 points; zero
    /// where the distance doesn't count. Rounded numbers have a total order, numbers within a
    /// tolerance of each other don't.
    var comparedDistance: CGFloat { rank >= .length ? Self.compared(constant) : 0 }

    static func compared(_ distance: CGFloat) -> CGFloat { (abs(distance) / 2).rounded() }

    /// Whether the candidate comes before another one of the same view and axis. Lengths and
    /// arbitrary distances are better the shorter they are.
    func precedes(_ other: Candidate) -> Bool {
        if rank != other.rank { return rank < other.rank }
        let (own, others) = (comparedDistance, other.comparedDistance)
        return own != others ? own < others : order < other.order
    }
}

extension Candidate {
    /// A distance from a neighbor; those from the container come first.
    init(
        _ rank: Rank, to neighbor: Partners.Neighbor, _ gap: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) {
        let attribute = neighbor.isBefore ? axis.near : axis.far
        self.init(
            rank: rank, tie: Tie(attribute: attribute, target: neighbor.target), constant: gap,
            order: neighbor.index + 2)
    }

    /// The constraint that the candidate stands for.
    @MainActor func constraint(
        for member: SuggestionMember, _ axis: NSLayoutConstraint.Axis,
        in container: SuggestionContainer, _ lines: ContainerLines
    ) -> SuggestedConstraint {
        let own = member.term(tie.attribute)
        switch tie.target {
        case .line(let isFar, let index):
            let line = lines.lines(of: container, axis, isFar: isFar)[index]
            return line.tie(member, axis, constant, in: container)
        case .middle:
            let middle = lines.middle(of: container, axis, for: member)
            return SuggestedConstraint(owner: container.id, first: own, second: middle?.term)
        case .length:
            return SuggestedConstraint(
                owner: member.id, first: own, second: nil, constant: constant)
        case .frame:
            return SuggestedConstraint(
                owner: container.id, first: own, second: lines.frame(of: container, axis))
        case .neighbor(let index, let isBefore):
            let other = container.members[index]
            let (before, after) = isBefore ? (other, member) : (member, other)
            return SuggestedConstraint(
                owner: container.id, first: after.term(axis.near), second: before.term(axis.far),
                constant: constant, isSymbolic: constant == 8)
        case .aligned(let index):
            return SuggestedConstraint(
                owner: container.id, first: own,
                second: container.members[index].term(tie.attribute))
        }
    }
}
