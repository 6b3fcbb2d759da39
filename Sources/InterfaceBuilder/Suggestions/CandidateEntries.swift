import UIKit

/// The best candidate of each member and axis. A candidate is found again only where something has
/// changed on which it depends: the member itself, a view beside it that has become determined, or
/// the length of its container.
@MainActor struct CandidateEntries {
    private struct Entry {
        let horizontal: Extent
        let vertical: Extent
        let isHorizontal: Bool
        var isDetermined: Bool
        var isPlaceOpen = true
        var placement: LinePlacement?
        var partners = Partners()
        var best: Candidate?

        var minimum: CGFloat { isHorizontal ? horizontal.minimum : vertical.minimum }

        /// Whether neither rows nor columns connect two views.
        func isDiagonal(to other: Entry) -> Bool {
            horizontal.overlap(other.horizontal) < 0 && vertical.overlap(other.vertical) < 0
        }
    }

    /// The members of a container that are open along one axis.
    private struct Group {
        var slots: [Int] = []
        /// The determined members, by index in the container.
        var determined: [Int] = []
        var isLengthOpen: Bool
        /// The slot of the best candidate.
        var best: Int?
        var isBestKnown = false
    }

    private let slots: SuggestionSlots
    private let lines: ContainerLines
    private let geometry: CanvasGeometry
    private var entries: [Entry]
    /// Two for each container.
    private var groups: [Group] = []

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
                isDetermined: state.open.isDetermined(member.view, axis))
        }
        for (index, container) in slots.containers.enumerated() {
            for axis in NSLayoutConstraint.Axis.inOrder {
                var group = Group(isLengthOpen: state.open.isLengthOpen(container.view, axis))
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

    /// The best of all candidates.
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

    /// Whether the candidate of a slot comes before that of another one: by rank, then by distance,
    /// then in the order of reading.
    private func precedes(_ slot: Int, _ other: Int) -> Bool {
        guard let own = entries[slot].best, let others = entries[other].best else { return false }
        if own.rank != others.rank { return own.rank < others.rank }
        let distances = (own.comparedDistance, others.comparedDistance)
        if distances.0 != distances.1 { return distances.0 < distances.1 }
        let minimums = (entries[slot].minimum, entries[other].minimum)
        return minimums.0 != minimums.1 ? minimums.0 < minimums.1 : slot < other
    }

    // MARK: Changes

    /// A suggestion for the slot couldn't be added.
    mutating func suggestionFailed(_ slot: Int, _ state: SuggestionState) {
        findPartners(slot, state)
    }

    /// What is open about the slot's member, or what it is tied to, has changed.
    mutating func memberChanged(_ slot: Int, _ state: SuggestionState) {
        let (place, member) = (slots.all[slot], slots.member(slot))
        let group = Self.group(place.container, place.axis)
        groups[group].isBestKnown = false
        if !entries[slot].isDetermined, state.open.isDetermined(member.view, place.axis) {
            entries[slot].isDetermined = true
            entries[slot].best = nil
            groups[group].slots.removeAll { $0 == slot }
            groups[group].determined.append(place.member)
            for other in groups[group].slots where !entries[other].isDiagonal(to: entries[slot]) {
                consider(place.member, for: other, state)
            }
        } else if member.isTarget {
            findBest(slot, state)
        }
    }

    /// Finds again what depends on the length of a container.
    mutating func containerChanged(
        _ container: Int, _ axis: NSLayoutConstraint.Axis, _ state: SuggestionState
    ) {
        let group = Self.group(container, axis)
        let isOpen = state.open.isLengthOpen(slots.containers[container].view, axis)
        guard groups[group].isLengthOpen != isOpen else { return }
        groups[group].isLengthOpen = isOpen
        for slot in groups[group].slots { findBest(slot, state) }
    }

    private static func group(_ container: Int, _ axis: NSLayoutConstraint.Axis) -> Int {
        2 * container + (axis == .horizontal ? 0 : 1)
    }

    // MARK: Finding

    private func search(_ slot: Int, _ state: SuggestionState) -> PartnerSearch {
        PartnerSearch(
            container: slots.container(of: slot), member: slots.member(slot),
            axis: slots.all[slot].axis, geometry: geometry, tried: state.members[slot].tried)
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

    /// A view beside the slot's member has become determined.
    private mutating func consider(_ other: Int, for slot: Int, _ state: SuggestionState) {
        let rank = entries[slot].partners.consider(other, for: search(slot, state))
        guard let rank else { return }
        guard let best = entries[slot].best else { return findBest(slot, state) }
        if rank == .distance, best.rank == .distance {
            offerNearest(slot, instead: best, state)
        } else if rank <= best.rank {
            // What ranks below the best doesn't change it.
            findBest(slot, state)
        }
    }

    /// Compares the nearest neighbors alone with a candidate that is such a distance.
    private mutating func offerNearest(
        _ slot: Int, instead best: Candidate, _ state: SuggestionState
    ) {
        let (entry, axis) = (entries[slot], slots.all[slot].axis)
        var best = best
        func offer(_ neighbor: Partners.Neighbor?) {
            guard let neighbor else { return }
            let candidate = Candidate(.distance, to: neighbor, neighbor.gap, axis)
            let attribute = candidate.tie.attribute
            guard candidate.precedes(best), !state.members[slot].tied.contains(attribute),
                entry.isPlaceOpen || attribute != axis.near
            else { return }
            best = candidate
        }
        offer(entry.partners.before.nearest)
        offer(entry.partners.after.nearest)
        entries[slot].best = best
        groups[Self.group(slots.all[slot].container, axis)].isBestKnown = false
    }

    private mutating func findBest(_ slot: Int, _ state: SuggestionState) {
        let (place, member) = (slots.all[slot], slots.member(slot))
        let container = slots.containers[place.container]
        let group = Self.group(place.container, place.axis)
        groups[group].isBestKnown = false
        let placement =
            entries[slot].placement ?? LinePlacement(member, place.axis, in: container, lines)
        entries[slot].placement = placement
        let known = state.members[slot]
        entries[slot].isPlaceOpen = state.open.isPlaceOpen(member.view, place.axis)
        var finder = CandidateFinder(
            container: container, member: member, axis: place.axis, placement: placement,
            partners: entries[slot].partners,
            isLengthOpen: state.open.isLengthOpen(member.view, place.axis),
            isPlaceOpen: entries[slot].isPlaceOpen,
            isContainerLengthOpen: groups[group].isLengthOpen, tied: known.tied,
            tried: known.tried)
        finder.find()
        entries[slot].best = finder.best
    }
}
