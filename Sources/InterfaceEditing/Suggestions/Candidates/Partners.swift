import UIKit

/// The determined views of a container that another view could be constrained to along one axis.
/// Each view that becomes determined is considered once; the order doesn't matter.
@MainActor struct Partners {
    /// A view whose edge faces an edge of the member.
    struct Neighbor {
        let index: Int
        let isBefore: Bool
        let gap: CGFloat

        var target: Candidate.Target { .neighbor(index, isBefore: isBefore) }
    }

    /// The neighbors on one side of the member.
    struct Side {
        /// The first in document order at a standard distance.
        var spaced: Neighbor?
        var nearest: Neighbor?
    }

    /// A view with an edge or its center on the same line.
    struct Aligned {
        let index: Int
        let distance: CGFloat

        func isNearer(than other: Aligned?) -> Bool {
            guard let other else { return true }
            return distance != other.distance ? distance < other.distance : index < other.index
        }
    }

    private(set) var before = Side()
    private(set) var after = Side()
    /// The nearest view in the same row that is aligned with the member, and the aligned attributes.
    private(set) var row: (view: Aligned, attributes: [NSLayoutConstraint.Attribute])?
    /// The nearest view in the same column with the same leading edge.
    private(set) var leading: Aligned?
    /// The nearest view in the same column with the same trailing edge.
    private(set) var trailing: Aligned?
    /// The nearest view in the same column with the same horizontal center.
    private(set) var middle: Aligned?

    /// Returns the standard distance that a gap is near, 8 or 0 points, or `nil` if it isn't near
    /// one.
    static func spacing(_ gap: CGFloat) -> CGFloat? {
        [8, 0].first { abs(gap - $0) <= CanvasDrift.guidelineLimit }
    }

    /// Considers a determined view, by its index among the container's members.
    ///
    /// - Returns: The best rank for which the partner has changed, or `nil` if none has.
    mutating func consider(_ index: Int, for view: PartnerSearch) -> Candidate.Rank? {
        let other = view.container.members[index]
        let neighbor = considerNeighbor(index, other, view)
        let line =
            view.axis == .horizontal
            ? considerColumn(index, other, view) : considerRow(index, other, view)
        guard let neighbor, let line else { return neighbor ?? line }
        return min(neighbor, line)
    }

    private mutating func considerNeighbor(
        _ index: Int, _ other: SuggestionMember, _ view: PartnerSearch
    ) -> Candidate.Rank? {
        let (axis, member) = (view.axis, view.member)
        let (extent, others) = (member.extent(axis), other.extent(axis))
        let (cross, otherCross) = (member.extent(axis.cross), other.extent(axis.cross))
        let shared = cross.overlap(otherCross)
        guard shared > CanvasDrift.limit else { return nil }
        let (before, after) = (extent.minimum - others.maximum, others.minimum - extent.maximum)
        let gap = max(before, after)
        guard gap > -CanvasDrift.limit else { return nil }
        let neighbor = Neighbor(index: index, isBefore: before >= after, gap: gap)
        let faces = shared >= min(cross.length, otherCross.length) / 2
        return neighbor.isBefore
            ? self.before.consider(neighbor, faces: faces, view)
            : self.after.consider(neighbor, faces: faces, view)
    }

    // MARK: Alignment

    /// Considers a view for alignment in a row: by baseline, by center if the heights differ, or by
    /// top and bottom.
    private mutating func considerRow(
        _ index: Int, _ other: SuggestionMember, _ view: PartnerSearch
    ) -> Candidate.Rank? {
        let member = view.member
        let shared = other.extent(.vertical).overlap(member.extent(.vertical))
        let gap = -other.extent(.horizontal).overlap(member.extent(.horizontal))
        let aligned = Aligned(index: index, distance: gap)
        guard gap > -CanvasDrift.limit, shared >= min(other.rect.height, member.rect.height) / 2,
            aligned.isNearer(than: row?.view)
        else { return nil }
        let attributes = view.alignedAttributes(with: other)
        guard !attributes.isEmpty else { return nil }
        row = (aligned, attributes)
        return .row
    }

    /// Considers a view above or below for alignment in a column: by leading edge, trailing edge,
    /// and center.
    private mutating func considerColumn(
        _ index: Int, _ other: SuggestionMember, _ view: PartnerSearch
    ) -> Candidate.Rank? {
        let (own, others) = (view.member.extent(.horizontal), other.extent(.horizontal))
        guard others.overlap(own) > 0 else { return nil }
        let shared = other.extent(.vertical).overlap(view.member.extent(.vertical))
        guard shared <= CanvasDrift.limit else { return nil }
        let aligned = Aligned(index: index, distance: -shared)
        var hasChanged = false
        func consider(_ partner: inout Aligned?, _ offset: CGFloat, _ tolerance: CGFloat) {
            guard abs(offset) <= tolerance, aligned.isNearer(than: partner) else { return }
            partner = aligned
            hasChanged = true
        }
        consider(&leading, others.minimum - own.minimum, CanvasDrift.limit)
        consider(&trailing, others.maximum - own.maximum, CanvasDrift.limit)
        consider(&middle, others.middle - own.middle, 0.5)
        guard hasChanged else { return nil }
        return index == view.attachment || view.container.edges(of: view.member, follow: other)
            ? .attached : .column
    }
}

extension Partners.Side {
    /// Considers a neighbor, unless a constraint to it couldn't be added earlier.
    ///
    /// - Parameter faces: Whether at least half of one of the facing sides is opposite the other one. An arbitrary
    ///   distance from a view that is beside a few points only would be a coincidence.
    @MainActor fileprivate mutating func consider(
        _ neighbor: Partners.Neighbor, faces: Bool, _ view: PartnerSearch
    ) -> Candidate.Rank? {
        let isSpaced =
            Partners.spacing(neighbor.gap) != nil
            && spaced.map { neighbor.index < $0.index } ?? true
        let isNearest = faces && nearest.map { neighbor.isNearer(than: $0) } ?? true
        guard isSpaced || isNearest, !view.hasTried(neighbor) else { return nil }
        if isSpaced { spaced = neighbor }
        if isNearest { nearest = neighbor }
        return isSpaced ? .spacing : .distance
    }
}

extension Partners.Neighbor {
    fileprivate func isNearer(than other: Partners.Neighbor) -> Bool {
        let (own, others) = (Candidate.compared(gap), Candidate.compared(other.gap))
        return own != others ? own < others : index < other.index
    }
}

/// A view for which partners are considered along one axis.
@MainActor struct PartnerSearch {
    let container: SuggestionContainer
    let member: SuggestionMember
    let axis: NSLayoutConstraint.Axis
    let geometry: CanvasGeometry
    let tried: [Candidate.Connection]
    /// The member of the container that the view is attached to along the other axis.
    let attachment: Int?

    fileprivate func hasTried(_ neighbor: Partners.Neighbor) -> Bool {
        guard !tried.isEmpty else { return false }
        let attribute = neighbor.isBefore ? axis.near : axis.far
        return tried.contains(Candidate.Connection(attribute: attribute, target: neighbor.target))
    }

    /// Returns the vertical attributes that are aligned in two views of a row.
    fileprivate func alignedAttributes(
        with other: SuggestionMember
    ) -> [NSLayoutConstraint.Attribute] {
        if member.hasBaseline, other.hasBaseline, sharesBaseline(with: other) {
            return [.lastBaseline]
        }
        let (own, others) = (member.extent(.vertical), other.extent(.vertical))
        let isTop = CanvasDrift.isNear(own.minimum, others.minimum)
        let isBottom = CanvasDrift.isNear(own.maximum, others.maximum)
        if abs(own.middle - others.middle) <= 0.5, !isTop { return [.centerY] }
        return (isTop ? [.top] : []) + (isBottom ? [.bottom] : [])
    }

    private func sharesBaseline(with other: SuggestionMember) -> Bool {
        guard
            let own = geometry.value(.lastBaseline, of: member.view, in: container.view),
            let others = geometry.value(.lastBaseline, of: other.view, in: container.view)
        else { return false }
        return CanvasDrift.isNear(own, others)
    }
}
