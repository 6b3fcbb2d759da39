import UIKit

/// A constraint that may be suggested for a view along one axis.
struct Candidate {
    /// The kind of constraint, in order of preference (Documentation/LayoutIssues.md 4). A length is
    /// preferred to a distance that isn't a guideline, so that the view's far edge is determined,
    /// too, and the views after it can be placed relative to it. Texts that take up most of the
    /// container's length get two edges rather than a length. A column is preferred to edges if the
    /// document attaches the view to the other view of the column and to nothing else.
    enum Rank: Int, Comparable {
        case middle, row, attached, edge, spacing, column, length, distance, textLength

        static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
    }

    /// What an attribute of the view is constrained to.
    enum Target: Hashable {
        /// A line at one side of the container, as an index into the lines of that side.
        case line(isFar: Bool, Int)
        /// The center of the container or of its safe area.
        case middle
        /// A constant length.
        case length
        /// The frame of the scroll view that contains the view.
        case frame
        /// The facing edge of another member of the container.
        case neighbor(Int, isBefore: Bool)
        /// The same attribute of another member of the container.
        case aligned(Int)
    }

    /// The attribute and target of a constraint, which identify it among those of a view along one
    /// axis.
    struct Connection: Hashable {
        let attribute: NSLayoutConstraint.Attribute
        let target: Target
    }

    let rank: Rank
    let connection: Connection
    var constant: CGFloat = 0
    /// The position among candidates of the same rank and distance.
    let order: Int

    /// The distance that decides between candidates of the same rank, in steps of 2 points; zero for
    /// ranks that don't depend on it. Comparing rounded numbers is transitive; comparing numbers
    /// with a tolerance isn't.
    var comparedDistance: CGFloat { rank >= .length ? Self.compared(constant) : 0 }

    static func compared(_ distance: CGFloat) -> CGFloat { (abs(distance) / 2).rounded() }

    /// Whether the candidate is preferred to another one of the same view and axis. Shorter lengths
    /// and arbitrary distances are preferred.
    func precedes(_ other: Candidate) -> Bool {
        if rank != other.rank { return rank < other.rank }
        let (own, others) = (comparedDistance, other.comparedDistance)
        return own != others ? own < others : order < other.order
    }
}

extension Candidate {
    /// Creates a candidate for the distance from a neighbor. Its order is after that of distances
    /// from the container.
    init(
        _ rank: Rank, to neighbor: Partners.Neighbor, _ gap: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) {
        let attribute = neighbor.isBefore ? axis.near : axis.far
        self.init(
            rank: rank, connection: Connection(attribute: attribute, target: neighbor.target),
            constant: gap, order: neighbor.index + 2)
    }

    /// Returns the constraint for a member of a container.
    @MainActor func constraint(
        for member: SuggestionMember, _ axis: NSLayoutConstraint.Axis,
        in container: SuggestionContainer, _ lines: ContainerLines
    ) -> SuggestedConstraint {
        let own = member.term(connection.attribute)
        switch connection.target {
        case .line(let isFar, let index):
            let line = lines.lines(of: container, axis, isFar: isFar)[index]
            return line.constraint(member, axis, constant, in: container)
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
                second: container.members[index].term(connection.attribute))
        }
    }
}
