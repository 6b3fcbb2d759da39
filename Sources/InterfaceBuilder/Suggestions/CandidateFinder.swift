import UIKit

/// Finds the best that the canvas suggests for a view along one axis. Views are tied only to what is
/// determined already, so that every constraint takes away one degree of freedom.
@MainActor struct CandidateFinder {
    let container: SuggestionContainer
    let member: SuggestionMember
    let axis: NSLayoutConstraint.Axis
    let placement: LinePlacement
    let partners: Partners
    let isLengthOpen: Bool
    let isPlaceOpen: Bool
    let isContainerLengthOpen: Bool
    /// The attributes of the member that constraints have tied to something determined.
    let tied: Set<NSLayoutConstraint.Attribute>
    let tried: [Candidate.Tie]
    private(set) var best: Candidate?

    private var extent: Extent { member.extent(axis) }

    /// Finds nothing where the view is determined.
    mutating func find() {
        guard isLengthOpen || isPlaceOpen else { return }
        guard container.kind != .stack else {
            if isLengthOpen { offerLength() }
            return
        }
        let isPlaced = !isPlaceOpen || isLengthOpen && !tied.isEmpty
        offerRow()
        offerEdges(isOneEnough: !isPlaced && !isLengthOpen)
        offerColumns()
        offerSpacings()
        if !isPlaced {
            if !isLengthOpen || !isBetweenGuidelines { offerMiddle() }
            offerDistances()
        } else if isLengthOpen {
            offerEqualLength()
            offerLength()
            // A middle and an edge would make a length of what is left of the screen.
            if holdsMostOfTheLength, !tied.contains(axis.middle) { offerDistances() }
        }
    }

    private mutating func offer(
        _ rank: Candidate.Rank, _ attribute: NSLayoutConstraint.Attribute,
        _ target: Candidate.Target, _ constant: CGFloat = 0, order: Int = 0
    ) {
        let tie = Candidate.Tie(attribute: attribute, target: target)
        offer(Candidate(rank: rank, tie: tie, constant: constant, order: order))
    }

    private mutating func offer(_ candidate: Candidate) {
        let attribute = candidate.tie.attribute
        let isKnown = tied.contains(attribute) || !isPlaceOpen && attribute == axis.near
        guard !isKnown, best.map(candidate.precedes) ?? true, !tried.contains(candidate.tie) else {
            return
        }
        best = candidate
    }

    // MARK: The container

    /// The far edge is somewhere only if the container's length is.
    private var far: LinePlacement.Side? { isContainerLengthOpen ? nil : placement.far }

    private var isBetweenGuidelines: Bool {
        placement.near.guideline != nil && far?.guideline != nil
    }

    /// A view with a natural length needs one edge: the nearest to its guideline's line.
    private mutating func offerEdges(isOneEnough: Bool) {
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
        guard placement.isInMiddle, !isContainerLengthOpen else { return }
        offer(.middle, axis.middle, .middle)
    }

    // MARK: Lengths

    /// Whether the view shows a text that is longer than what the container leaves on either side.
    private var holdsMostOfTheLength: Bool {
        member.showsText && extent.length >= extent.minimum
            && extent.length >= container.size.along(axis) - extent.maximum
    }

    private mutating func offerLength() {
        offer(holdsMostOfTheLength ? .textLength : .length, axis.length, .length, extent.length)
    }

    /// What fills a scroll view across is as wide as it is.
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

    private mutating func offerColumns() {
        if let partner = partners.leading { offer(.column, .leading, .aligned(partner.index)) }
        if let partner = partners.trailing {
            offer(.column, .trailing, .aligned(partner.index), order: 1)
        }
        if let partner = partners.middle {
            offer(.column, .centerX, .aligned(partner.index), order: 2)
        }
    }

    /// At the standard distance from a neighbor, or touching it.
    private mutating func offerSpacings() {
        for neighbor in [partners.before.spaced, partners.after.spaced] {
            guard let neighbor, let gap = Partners.spacing(neighbor.gap) else { continue }
            offer(Candidate(.spacing, to: neighbor, gap, axis))
        }
    }

    /// To the edges of the container and of the views that are determined.
    private mutating func offerDistances() {
        if let distance = placement.near.distance {
            offer(.distance, axis.near, .line(isFar: false, 0), distance)
        }
        if let distance = far?.distance {
            offer(.distance, axis.far, .line(isFar: true, 0), distance, order: 1)
        }
        for neighbor in [partners.before.nearest, partners.after.nearest] {
            if let neighbor { offer(Candidate(.distance, to: neighbor, neighbor.gap, axis)) }
        }
    }
}
