import UIKit

/// The best candidate of each member and axis. A candidate is found again only if something that it
/// depends on has changed: the member itself, a sibling that has become determined, or the length of
/// the container.
@MainActor struct CandidateEntries {
    private struct Entry {
        let horizontal: Extent
        let vertical: Extent
        let isHorizontal: Bool
        var isDetermined: Bool
        var isPositionAmbiguous = true
        var isLengthAmbiguous = true
        /// The position relative to the container's lines, or `nil` if it hasn't been computed yet.
        var placement: LinePlacement?
        var partners = Partners()
        var best: Candidate?

        var minimum: CGFloat { isHorizontal ? horizontal.minimum : vertical.minimum }

        /// Whether the two views overlap or touch horizontally or vertically.
        func overlaps(_ other: Entry) -> Bool {
            horizontal.overlap(other.horizontal) >= 0 || vertical.overlap(other.vertical) >= 0
        }
    }

    /// The members of a container along one axis.
    private struct Group {
        /// The targets whose position or length is ambiguous.
        var slots: [Int] = []
        /// The determined members, as indices into the container's members.
        var determined: [Int] = []
        var isLengthAmbiguous: Bool
        /// The slot of the best candidate.
        var best: Int?
        var isBestKnown = false
    }

    private let slots: SuggestionSlots
    private let lines: ContainerLines
    private let geometry: CanvasGeometry
    private var entries: [Entry]
    /// Two for each container: horizontal and vertical.
    private var groups: [Group] = []
    /// The number of times all candidates of a member were compared.
    private(set) var searchCount = 0

    init(
        _ slots: SuggestionSlots, _ lines: ContainerLines, _ geometry: CanvasGeometry,
        _ state: SuggestionState
    ) {
        self.slots = slots
        self.lines = lines
        self.geometry = geometry
        entries = slots.all.indices.map { slot in
            let (member, axis) = (slots.member(slot), slots.all[slot].axis)
            return Entry(
                horizontal: member.extent(.horizontal), vertical: member.extent(.vertical),
                isHorizontal: axis == .horizontal,
                isDetermined: state.ambiguities.isDetermined(member.view, axis))
        }
        for (index, container) in slots.containers.enumerated() {
            for axis in NSLayoutConstraint.Axis.inOrder {
                var group = Group(
                    isLengthAmbiguous: state.ambiguities.isLengthAmbiguous(container.view, axis))
                for (place, member) in container.members.enumerated() {
                    let slot = slots.number(index, place, axis)
                    if entries[slot].isDetermined {
                        group.determined.append(place)
                    } else if member.isTarget {
                        group.slots.append(slot)
                    }
                }
                groups.append(group)
            }
        }
        for group in groups {
            for slot in group.slots { findPartners(slot, state) }
        }
    }

    /// Returns the best of all candidates, or `nil` if there are none.
    mutating func best() -> (slot: Int, candidate: Candidate)? {
        var best: Int?
        for index in groups.indices where !groups[index].slots.isEmpty {
            if !groups[index].isBestKnown {
                groups[index].best = self.best(of: groups[index].slots)
                groups[index].isBestKnown = true
            }
            guard let own = groups[index].best else { continue }
            if best.map({ precedes(own, $0) }) ?? true { best = own }
        }
        guard let best, let candidate = entries[best].best else { return nil }
        return (best, candidate)
    }

    private func best(of slots: [Int]) -> Int? {
        var best: Int?
        for slot in slots where entries[slot].best != nil {
            if best.map({ precedes(slot, $0) }) ?? true { best = slot }
        }
        return best
    }

    /// Whether the candidate of a slot is preferred to that of another one: by rank, then by
    /// distance, then from top to bottom or from left to right.
    private func precedes(_ slot: Int, _ other: Int) -> Bool {
        guard let own = entries[slot].best, let others = entries[other].best else { return false }
        if own.rank != others.rank { return own.rank < others.rank }
        let distances = (own.comparedDistance, others.comparedDistance)
        if distances.0 != distances.1 { return distances.0 < distances.1 }
        let minimums = (entries[slot].minimum, entries[other].minimum)
        return minimums.0 != minimums.1 ? minimums.0 < minimums.1 : slot < other
    }

    // MARK: Changes

    /// Finds the slot's candidate again after a suggestion for it couldn't be added.
    mutating func suggestionDidFail(_ slot: Int, _ state: SuggestionState) {
        findPartners(slot, state)
    }

    /// Finds the affected candidates again after the ambiguous quantities or the connected
    /// attributes of the slot's member have changed.
    mutating func memberDidChange(_ slot: Int, _ state: SuggestionState) {
        let (place, member) = (slots.all[slot], slots.member(slot))
        let group = Self.group(place.container, place.axis)
        groups[group].isBestKnown = false
        if !entries[slot].isDetermined, state.ambiguities.isDetermined(member.view, place.axis) {
            entries[slot].isDetermined = true
            entries[slot].best = nil
            groups[group].slots.removeAll { $0 == slot }
            groups[group].determined.append(place.member)
            for other in groups[group].slots where entries[other].overlaps(entries[slot]) {
                consider(place.member, for: other, state)
            }
        } else if member.isTarget {
            findBest(slot, state)
        }
    }

    /// Finds the candidates of a container's members again if it has changed whether the container's
    /// length is ambiguous.
    mutating func containerDidChange(
        _ container: Int, _ axis: NSLayoutConstraint.Axis, _ state: SuggestionState
    ) {
        let group = Self.group(container, axis)
        let isAmbiguous = state.ambiguities
            .isLengthAmbiguous(slots.containers[container].view, axis)
        guard groups[group].isLengthAmbiguous != isAmbiguous else { return }
        groups[group].isLengthAmbiguous = isAmbiguous
        for slot in groups[group].slots { findBest(slot, state) }
    }

    private static func group(_ container: Int, _ axis: NSLayoutConstraint.Axis) -> Int {
        2 * container + (axis == .horizontal ? 0 : 1)
    }

    // MARK: Search

    private func search(_ slot: Int, _ state: SuggestionState) -> PartnerSearch {
        PartnerSearch(
            container: slots.container(of: slot), member: slots.member(slot),
            axis: slots.all[slot].axis, geometry: geometry, tried: state.members[slot].tried,
            attachment: state.members[slot].attachment)
    }

    private mutating func findPartners(_ slot: Int, _ state: SuggestionState) {
        let search = search(slot, state)
        let place = slots.all[slot]
        entries[slot].partners = Partners()
        for other in groups[Self.group(place.container, place.axis)].determined {
            _ = entries[slot].partners.consider(other, for: search)
        }
        findBest(slot, state)
    }

    /// Updates the slot's candidate after a sibling has become determined.
    ///
    /// Candidates of a lower rank than the best don't replace it. If the rank is that of the best, only
    /// candidates of this rank are compared: in a column, each view that becomes determined is the nearest of
    /// all views below it.
    private mutating func consider(_ other: Int, for slot: Int, _ state: SuggestionState) {
        let rank = entries[slot].partners.consider(other, for: search(slot, state))
        guard let rank else { return }
        guard let best = entries[slot].best else { return findBest(slot, state) }
        guard rank <= best.rank else { return }
        guard let placement = entries[slot].placement, rank == best.rank else {
            return findBest(slot, state)
        }
        var finder = finder(slot, placement, state)
        finder.findAgain(rank, instead: best)
        // The candidate of the rank is one that couldn't be added earlier.
        guard finder.best != nil else { return findBest(slot, state) }
        set(finder.best, slot)
    }

    private mutating func findBest(_ slot: Int, _ state: SuggestionState) {
        searchCount += 1
        let (place, member) = (slots.all[slot], slots.member(slot))
        let placement =
            entries[slot].placement
            ?? LinePlacement(
                member, place.axis, in: slots.containers[place.container], lines)
        entries[slot].placement = placement
        // The far edge of a stretched view doesn't determine the near one.
        entries[slot].isPositionAmbiguous =
            state.ambiguities.isPositionAmbiguous(member.view, place.axis)
            || state.ambiguities.isStretched(member.view, place.axis)
                && !state.members[slot].connected.contains(place.axis.near)
        entries[slot].isLengthAmbiguous = state.ambiguities.isLengthAmbiguous(
            member.view, place.axis)
        var finder = finder(slot, placement, state)
        finder.find()
        set(finder.best, slot)
    }

    private mutating func set(_ best: Candidate?, _ slot: Int) {
        entries[slot].best = best
        groups[Self.group(slots.all[slot].container, slots.all[slot].axis)].isBestKnown = false
    }

    private func finder(
        _ slot: Int, _ placement: LinePlacement, _ state: SuggestionState
    ) -> CandidateFinder {
        let place = slots.all[slot]
        let container = slots.containers[place.container]
        return CandidateFinder(
            container: container, member: container.members[place.member], axis: place.axis,
            placement: placement, partners: entries[slot].partners,
            isLengthAmbiguous: entries[slot].isLengthAmbiguous,
            isPositionAmbiguous: entries[slot].isPositionAmbiguous,
            isContainerLengthAmbiguous: groups[Self.group(place.container, place.axis)]
                .isLengthAmbiguous,
            connected: state.members[slot].connected, tried: state.members[slot].tried,
            attachment: state.members[slot].attachment)
    }
}
