import UIKit

/// What the views beside it suggest for a view.
extension CandidateFinder {
    /// A determined view that stands before or behind the member along the axis.
    struct Neighbor {
        let member: SuggestionMember
        let isBefore: Bool
        let gap: CGFloat
    }

    private var determined: [SuggestionMember] {
        surroundings.determined(in: container, axis) { open.isDetermined($0.view, axis) }
            .filter { $0 !== member }
    }

    /// Those that face it, in document order.
    var neighbors: [Neighbor] {
        determined.compactMap { other in
            let cross = other.extent(axis.cross).overlap(member.extent(axis.cross))
            guard cross > CanvasDrift.limit else { return nil }
            let before = extent.minimum - other.extent(axis).maximum
            let behind = other.extent(axis).minimum - extent.maximum
            let gap = max(before, behind)
            guard gap > -CanvasDrift.limit else { return nil }
            return Neighbor(member: other, isBefore: before >= behind, gap: gap)
        }
    }

    /// At the standard distance from a neighbor, or touching it.
    func spacings() -> [Candidate] {
        neighbors.compactMap { neighbor in
            let offset = [8, 0].first { CanvasDrift.isNear(neighbor.gap, $0) }
            return offset.map { spacing(.spacing, to: neighbor, $0) }
        }
    }

    func spacing(
        _ rank: Candidate.Rank, to neighbor: Neighbor, _ gap: CGFloat
    ) -> Candidate {
        let (before, behind) =
            neighbor.isBefore ? (neighbor.member, member) : (member, neighbor.member)
        let constraint = SuggestedConstraint(
            owner: container.id, first: behind.term(axis.near), second: before.term(axis.far),
            constant: gap, isSymbolic: gap == 8)
        return candidate(
            rank, neighbor.isBefore ? axis.near : axis.far, constraint, distance: abs(gap))
    }

    // MARK: Alignment

    /// In line with the nearest view of its row: baseline with baseline, middles of different
    /// heights, else tops or bottoms.
    func rows() -> [Candidate] {
        guard axis == .vertical else { return [] }
        let row = determined.filter { isInRow($0) }.sorted { gap(to: $0) < gap(to: $1) }
        return row.lazy.map(inLine).first { !$0.isEmpty } ?? []
    }

    private func isInRow(_ other: SuggestionMember) -> Bool {
        let shared = other.extent(.vertical).overlap(extent)
        return shared >= min(other.rect.height, member.rect.height) / 2
            && gap(to: other) > -CanvasDrift.limit
    }

    private func gap(to other: SuggestionMember) -> CGFloat {
        -other.extent(.horizontal).overlap(member.extent(.horizontal))
    }

    private func inLine(with other: SuggestionMember) -> [Candidate] {
        if member.hasBaseline, other.hasBaseline, sharesBaseline(with: other) {
            return [tie(.row, .lastBaseline, to: other.term(.lastBaseline))]
        }
        let others = other.extent(.vertical)
        let isTop = CanvasDrift.isNear(extent.minimum, others.minimum)
        let isBottom = CanvasDrift.isNear(extent.maximum, others.maximum)
        let isMiddle = abs(extent.middle - others.middle) <= 0.5
        if isMiddle, !isTop { return [tie(.row, .centerY, to: other.term(.centerY))] }
        return (isTop ? [tie(.row, .top, to: other.term(.top))] : [])
            + (isBottom ? [tie(.row, .bottom, to: other.term(.bottom))] : [])
    }

    private func sharesBaseline(with other: SuggestionMember) -> Bool {
        guard
            let own = geometry.value(.lastBaseline, of: member.view, in: container.view),
            let others = geometry.value(.lastBaseline, of: other.view, in: container.view)
        else { return false }
        return CanvasDrift.isNear(own, others)
    }

    /// In line with the nearest views above and below: left with left, right with right, middles.
    func columns() -> [Candidate] {
        guard axis == .horizontal else { return [] }
        let column = determined.filter { other in
            other.extent(.horizontal).overlap(extent) > 0
                && other.extent(.vertical).overlap(member.extent(.vertical)) <= CanvasDrift.limit
        }.sorted { distance(to: $0) < distance(to: $1) }
        let pairs: [(NSLayoutConstraint.Attribute, KeyPath<Extent, CGFloat>)] = [
            (.leading, \.minimum), (.trailing, \.maximum), (.centerX, \.middle),
        ]
        return pairs.compactMap { attribute, line in
            let tolerance = attribute == .centerX ? 0.5 : CanvasDrift.limit
            let other = column.first {
                abs($0.extent(.horizontal)[keyPath: line] - extent[keyPath: line]) <= tolerance
            }
            return other.map { tie(.column, attribute, to: $0.term(attribute)) }
        }
    }

    private func distance(to other: SuggestionMember) -> CGFloat {
        -other.extent(.vertical).overlap(member.extent(.vertical))
    }
}
