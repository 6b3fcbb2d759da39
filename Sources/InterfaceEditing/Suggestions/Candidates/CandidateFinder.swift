import UIKit

/// Finds the best candidate for a view along one axis from its position on the canvas. Views are
/// constrained only to items that are determined already, so that each constraint removes one degree
/// of freedom.
@MainActor struct CandidateFinder {
    let container: SuggestionContainer
    let member: SuggestionMember
    let axis: NSLayoutConstraint.Axis
    let placement: LinePlacement
    let partners: Partners
    let isLengthAmbiguous: Bool
    let isPositionAmbiguous: Bool
    let isContainerLengthAmbiguous: Bool
    /// The attributes of the member that constraints relate to determined items.
    let connected: Set<NSLayoutConstraint.Attribute>
    let tried: [Candidate.Connection]
    /// The member of the container that the view is attached to along the other axis.
    let attachment: Int?
    private(set) var best: Candidate?

    private var extent: Extent { member.extent(axis) }

    /// Finds the best candidate; none if the view is determined.
    mutating func find() {
        guard isLengthAmbiguous || isPositionAmbiguous else { return }
        guard container.kind != .stack else {
            if isLengthAmbiguous { offerLength() }
            return
        }
        offerRow()
        offerEdges()
        offerColumns()
        offerSpacings()
        if !isPlaced {
            if !isLengthAmbiguous || !isBetweenGuidelines { offerMiddle() }
            offerDistances()
        } else if isLengthAmbiguous {
            offerEqualLength()
            offerLength()
            // With a centered view and one edge, the length would depend on the screen's size.
            if holdsMostOfTheLength, !connected.contains(axis.middle) { offerDistances() }
        }
    }

    /// Finds the best candidate of a rank after partners of this rank have changed, and no others.
    ///
    /// - Parameter old: The best candidate before, which has this rank.
    mutating func findAgain(_ rank: Candidate.Rank, instead old: Candidate) {
        switch rank {
        case .row: offerRow()
        case .attached, .column: offerColumns()
        case .spacing: offerSpacings()
        default:
            best = old
            offerNearest()
        }
        if let best, best.rank != rank { self.best = nil }
    }

    /// Whether the position is known, or follows from the length.
    private var isPlaced: Bool {
        !isPositionAmbiguous || isLengthAmbiguous && !connected.isEmpty
    }

    private var isOneEnough: Bool { !isPlaced && !isLengthAmbiguous }

    private mutating func offer(
        _ rank: Candidate.Rank, _ attribute: NSLayoutConstraint.Attribute,
        _ target: Candidate.Target, _ constant: CGFloat = 0, order: Int = 0
    ) {
        let connection = Candidate.Connection(attribute: attribute, target: target)
        offer(Candidate(rank: rank, connection: connection, constant: constant, order: order))
    }

    private mutating func offer(_ candidate: Candidate) {
        let attribute = candidate.connection.attribute
        let isKnown =
            connected.contains(attribute) || !isPositionAmbiguous && attribute == axis.near
        guard !isKnown, best.map(candidate.precedes) ?? true,
            !tried.contains(candidate.connection)
        else { return }
        best = candidate
    }

    // MARK: Container

    /// The side of the far edge, or `nil` if its position isn't determined because the container's
    /// length is ambiguous.
    private var far: LinePlacement.Side? { isContainerLengthAmbiguous ? nil : placement.far }

    private var isBetweenGuidelines: Bool {
        placement.near.guideline != nil && far?.guideline != nil
    }

    /// Offers the edges that are on guidelines. If one is enough, because the view has an intrinsic
    /// length, offers the one with the smaller distance from its line.
    private mutating func offerEdges() {
        var (near, far) = (placement.near.guideline, far?.guideline)
        if isOneEnough, let first = near, let second = far {
            if abs(second.offset) < abs(first.offset) { near = nil } else { far = nil }
        }
        if let near {
            offer(.edge, axis.near, .line(isFar: false, near.line), near.offset)
        }
        if let far { offer(.edge, axis.far, .line(isFar: true, far.line), far.offset, order: 1) }
    }

    private mutating func offerMiddle() {
        guard placement.isInMiddle, !isContainerLengthAmbiguous else { return }
        offer(.middle, axis.middle, .middle)
    }

    // MARK: Lengths

    /// Whether the view shows text and is longer than the space on either side of it in the
    /// container.
    private var holdsMostOfTheLength: Bool {
        member.showsText && extent.length >= extent.minimum
            && extent.length >= container.size.along(axis) - extent.maximum
    }

    private mutating func offerLength() {
        offer(holdsMostOfTheLength ? .textLength : .length, axis.length, .length, extent.length)
    }

    /// Offers the width of the scroll view's frame to a view that is as wide as the scroll view.
    private mutating func offerEqualLength() {
        guard container.kind == .scroll, axis == .horizontal,
            CanvasDrift.isNear(extent.length, container.size.along(axis))
        else { return }
        offer(.edge, axis.length, .frame, order: 2)
    }

    // MARK: Other views

    private mutating func offerRow() {
        guard let row = partners.row else { return }
        for (order, attribute) in row.attributes.enumerated() {
            offer(.row, attribute, .aligned(row.view.index), order: order)
        }
    }

    /// Offers the same edge or center as that of a view above or below. The view that this view is attached to is
    /// preferred to the container's edges if one constraint is enough; so is a longer one in the middle of the container.
    private mutating func offerColumns() {
        let columns: [(Partners.Aligned?, NSLayoutConstraint.Attribute)] = [
            (partners.leading, .leading), (partners.trailing, .trailing),
            (partners.middle, .centerX),
        ]
        for (order, (partner, attribute)) in columns.enumerated() {
            guard let partner else { continue }
            let isAttached =
                isOneEnough && partner.index == attachment
                || attribute != .centerX
                    && container.edges(of: member, follow: container.members[partner.index])
            offer(
                isAttached ? .attached : .column, attribute, .aligned(partner.index), order: order)
        }
    }

    /// Offers the standard distance from a neighbor, or zero if the views touch.
    private mutating func offerSpacings() {
        for neighbor in [partners.before.spaced, partners.after.spaced] {
            guard let neighbor, let gap = Partners.spacing(neighbor.gap) else { continue }
            offer(Candidate(.spacing, to: neighbor, gap, axis))
        }
    }

    /// Offers arbitrary distances from the edges of the container and of determined views.
    private mutating func offerDistances() {
        if let distance = placement.near.distance {
            offer(.distance, axis.near, .line(isFar: false, 0), distance)
        }
        if let distance = far?.distance {
            offer(.distance, axis.far, .line(isFar: true, 0), distance, order: 1)
        }
        offerNearest()
    }

    private mutating func offerNearest() {
        for neighbor in [partners.before.nearest, partners.after.nearest] {
            if let neighbor { offer(Candidate(.distance, to: neighbor, neighbor.gap, axis)) }
        }
    }
}
