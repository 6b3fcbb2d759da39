import UIKit

/// Finds what the canvas suggests for a view along one axis. Views are tied only to what is
/// determined already, so that every constraint takes away one degree of freedom.
@MainActor struct CandidateFinder {
    let lines: EdgeLines
    let geometry: CanvasGeometry
    let open: OpenQuantities
    let surroundings: CandidateSurroundings
    let container: SuggestionContainer
    let member: SuggestionMember
    let axis: NSLayoutConstraint.Axis

    /// The attributes of the member that constraints have tied to something determined.
    private var tied: Set<NSLayoutConstraint.Attribute> { member.tied[axis] ?? [] }

    var extent: Extent { member.extent(axis) }

    /// Nothing where the view is determined.
    func candidates() -> [Candidate] {
        let isLengthOpen = open.isLengthOpen(member.view, axis)
        let isPlaceOpen = open.isPlaceOpen(member.view, axis)
        guard isLengthOpen || isPlaceOpen else { return [] }
        guard container.kind != .stack else { return isLengthOpen ? [length()] : [] }
        let isPlaced = !isPlaceOpen || isLengthOpen && !tied.isEmpty
        var result = edges() + columns() + spacings()
        if !isPlaced {
            if isLengthOpen, !standsBetweenGuidelines { result += middle() }
            if !isLengthOpen { result = middle() + nearest(result) }
            result += distances()
        } else if isLengthOpen {
            // A middle and an edge would make a length of what is left of the screen.
            let isStretched = holdsMostOfTheRoom && !tied.contains(axis.middle)
            result += equalLength() + [length()] + (isStretched ? distances() : [])
        }
        return (rows() + result).filter { !isKnown($0.attribute, isPlaceOpen: isPlaceOpen) }
    }

    private func isKnown(
        _ attribute: NSLayoutConstraint.Attribute, isPlaceOpen: Bool
    ) -> Bool {
        tied.contains(attribute) || !isPlaceOpen && attribute == axis.near
    }

    /// Of the edges on guidelines that would do, the nearest: a view with a natural length needs
    /// one.
    private func nearest(_ candidates: [Candidate]) -> [Candidate] {
        let edges = candidates.filter { $0.rank == .edge }
        let best = edges.min { $0.distance < $1.distance }
        return candidates.filter { $0.rank != .edge } + [best].compactMap { $0 }
    }

    // MARK: The container

    private func edgeLines(isFar: Bool) -> [EdgeLine] {
        // The far edge stands somewhere only if the container's length does.
        if isFar, container.kind == .scroll || open.isLengthOpen(container.view, axis) { return [] }
        return surroundings.lines(of: container, axis, isFar: isFar) {
            lines.lines(container, axis, isFar: isFar)
        }
    }

    private func guideline(isFar: Bool) -> (line: EdgeLine, offset: CGFloat)? {
        edgeLines(isFar: isFar)
            .compactMap { line in line.guideline(extent).map { (line, $0) } }
            .min { $0.1.error < $1.1.error }
            .map { ($0.0, $0.1.offset) }
    }

    private var standsBetweenGuidelines: Bool {
        guideline(isFar: false) != nil && guideline(isFar: true) != nil
    }

    private func edges() -> [Candidate] {
        [false, true].compactMap { isFar in
            guard let (line, offset) = guideline(isFar: isFar) else { return nil }
            return candidate(
                .edge, isFar ? axis.far : axis.near,
                line.tie(member, axis, offset, in: container), distance: abs(offset))
        }
    }

    private func middle() -> [Candidate] {
        guard container.kind == .plain, !open.isLengthOpen(container.view, axis) else { return [] }
        let middle = container.size.along(axis) / 2
        let own = SuggestedConstraint.Term(
            id: container.id, item: container.view, attribute: axis.middle,
            name: container.element.spokenName)
        if abs(extent.middle - middle) <= 0.5 { return [tie(.middle, axis.middle, to: own)] }
        guard let near = edgeLines(isFar: false).first, let far = edgeLines(isFar: true).first,
            near.term.id == far.term.id,
            abs(extent.middle - (near.position + far.position) / 2) <= 0.5
        else { return [] }
        let guide = SuggestedConstraint.Term(
            id: near.term.id, item: near.term.item, attribute: axis.middle, name: near.term.name)
        return [tie(.middle, axis.middle, to: guide)]
    }

    // MARK: Lengths

    /// Whether the view shows a text that is longer than what the container leaves on either side.
    private var holdsMostOfTheRoom: Bool {
        member.showsText && extent.length >= extent.minimum
            && extent.length >= container.size.along(axis) - extent.maximum
    }

    private func length() -> Candidate {
        let length = extent.length
        return candidate(
            holdsMostOfTheRoom ? .textLength : .length, axis.length,
            SuggestedConstraint(
                owner: member.id, first: member.term(axis.length), second: nil, constant: length),
            distance: length)
    }

    /// What fills a scroll view across is as wide as it is.
    private func equalLength() -> [Candidate] {
        guard container.kind == .scroll,
            CanvasDrift.isNear(extent.length, container.size.along(axis)), axis == .horizontal
        else { return [] }
        let id = container.guide("frameLayoutGuide")
        let frame = SuggestedConstraint.Term(
            id: id ?? container.id, item: id.flatMap(lines.objects.item) ?? container.view,
            attribute: axis.length, name: id == nil ? container.element.spokenName : "frame")
        return [tie(.edge, axis.length, to: frame)]
    }

    // MARK: Odd distances

    /// To the edges of the container and of the views that are determined.
    private func distances() -> [Candidate] {
        let edges = [false, true].compactMap { isFar -> Candidate? in
            guard let line = edgeLines(isFar: isFar).first else { return nil }
            let distance = line.distance(extent)
            return candidate(
                .distance, isFar ? axis.far : axis.near,
                line.tie(member, axis, distance, in: container), distance: abs(distance))
        }
        return edges + neighbors.map { spacing(.distance, to: $0, $0.gap) }
    }

    // MARK: Building

    func candidate(
        _ rank: Candidate.Rank, _ attribute: NSLayoutConstraint.Attribute,
        _ constraint: SuggestedConstraint, distance: CGFloat
    ) -> Candidate {
        Candidate(
            rank: rank, member: member, axis: axis, attribute: attribute, constraint: constraint,
            distance: distance)
    }

    /// Makes an attribute of the member equal to another.
    func tie(
        _ rank: Candidate.Rank, _ attribute: NSLayoutConstraint.Attribute,
        to other: SuggestedConstraint.Term
    ) -> Candidate {
        candidate(
            rank, attribute,
            SuggestedConstraint(
                owner: container.id, first: member.term(attribute), second: other),
            distance: 0)
    }
}
