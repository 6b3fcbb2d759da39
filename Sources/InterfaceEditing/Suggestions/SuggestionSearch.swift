import UIKit

/// Adds the best suggestion to the layout of a root view, repeatedly, until no frame is ambiguous.
///
/// The time for solving the layout depends on the number of views. Therefore, suggestions whose
/// outcome can be calculated (`LayoutPrediction`) are added without solving. At the end, the layout
/// is solved once to confirm all of them. If the result differs from the calculation, the search
/// returns to the last confirmed state and confirms after half as many suggestions, down to each
/// single suggestion.
@MainActor struct SuggestionSearch {
    private let root: UIView
    private let lines: ContainerLines
    private let geometry: CanvasGeometry
    private let slots: SuggestionSlots
    private let otherSizes: OtherSizes
    private let prediction: LayoutPrediction
    /// Whether the layout is solved after each suggestion and all candidates are found again before
    /// it. This is slow; tests compare the search with it.
    private let isExhaustive: Bool
    /// The slots of the targets that lacked constraints before the search.
    private let opened: [Int]
    private var state: SuggestionState
    private var entries: CandidateEntries
    /// The constraints that were added without solving the layout.
    private var unconfirmed: [NSLayoutConstraint] = []
    /// The maximum number of unconfirmed constraints.
    private var unconfirmedLimit: Int
    private var confirmed: SuggestionState
    /// The conflicts of the confirmed layout, or `nil` if they haven't been counted.
    private var conflicts: ConflictCounts?
    /// The number of times the layout was solved.
    private(set) var solutionCount = 0
    /// The number of times all candidates of a member were compared.
    private(set) var searchCount = 0

    var chosen: [SuggestedConstraint] { state.chosen }

    init(
        _ root: UIView, _ edges: EdgeLines, _ geometry: CanvasGeometry,
        _ containers: [SuggestionContainer], isExhaustive: Bool = false
    ) {
        self.root = root
        self.geometry = geometry
        self.isExhaustive = isExhaustive
        lines = ContainerLines(edges)
        slots = SuggestionSlots(containers)
        otherSizes = OtherSizes(root)
        var ambiguities = AmbiguousQuantities(root)
        opened = slots.opened(ambiguities)
        root.layoutIfNeeded()
        for slot in opened where slots.isStretched(slot, ambiguities) {
            ambiguities.stretch(slots.member(slot).view, slots.all[slot].axis)
        }
        let targets = containers.flatMap(\.members).filter(\.isTarget)
        prediction = LayoutPrediction(
            slots: slots, lines: lines, root: root, sizes: [root.bounds.size] + otherSizes.sizes,
            isolated: IsolatedAxes(
                root, ambiguities, targets: Set(targets.map { ObjectIdentifier($0.view) })))
        var members = slots.all.map { _ in SuggestionState.Member() }
        ConnectedAttributes(slots: slots, ambiguities: ambiguities).add(to: &members)
        Attachments(slots: slots).add(to: &members)
        state = SuggestionState(ambiguities: ambiguities, members: members)
        confirmed = state
        entries = CandidateEntries(slots, lines, geometry, state)
        unconfirmedLimit = isExhaustive ? 0 : .max
    }

    mutating func run() {
        addAll(isElastic: true)
        // For the remaining views, constraints that fit only this canvas are better than none.
        for slot in state.members.indices { state.members[slot].tried = [] }
        restart()
        addAll(isElastic: false)
        searchCount += entries.searchCount
        for end in ContentEnds(containers: slots.containers, lines: lines).missing() {
            if solve([end], isElastic: false) { state.chosen.append(end) }
        }
    }

    /// Adds suggestions until there are no more candidates.
    ///
    /// - Parameter isElastic: Whether suggestions mustn't cause conflicts at the other sizes, either.
    private mutating func addAll(isElastic: Bool) {
        while true {
            while let (slot, candidate) = entries.best() {
                step(candidate, slot, isElastic: isElastic)
                if isExhaustive { findAllCandidates() }
            }
            if unconfirmed.isEmpty { return }
            confirm(isElastic: isElastic)
        }
    }

    private mutating func step(_ candidate: Candidate, _ slot: Int, isElastic: Bool) {
        if unconfirmed.count >= max(unconfirmedLimit, 1) { return confirm(isElastic: isElastic) }
        let outcome =
            unconfirmedLimit == 0
            ? .unknown : prediction.outcome(candidate, slot, state, isElastic: isElastic)
        switch outcome {
        case .added(let isPositionKnown, let isLengthKnown, let predicted):
            if conflicts == nil { conflicts = countConflicts(isElastic: isElastic) }
            let suggestion = suggestion(candidate, slot)
            unconfirmed.append(suggestion.activate())
            state.members[slot].prediction = predicted
            state.ambiguities.remove(
                slots.member(slot).view, slots.all[slot].axis, isPosition: isPositionKnown,
                isLength: isLengthKnown)
            record(suggestion, candidate, slot)
            memberDidChange(slot)
        case .conflicting:
            reject(candidate, slot)
        case .unknown:
            guard unconfirmed.isEmpty else { return confirm(isElastic: isElastic) }
            solve(candidate, slot, isElastic: isElastic)
        }
    }

    private func suggestion(_ candidate: Candidate, _ slot: Int) -> SuggestedConstraint {
        candidate.constraint(
            for: slots.member(slot), slots.all[slot].axis, in: slots.container(of: slot), lines)
    }

    private mutating func record(
        _ suggestion: SuggestedConstraint, _ candidate: Candidate, _ slot: Int
    ) {
        state.members[slot].connected.insert(candidate.connection.attribute)
        state.chosen.append(suggestion)
        let axis = slots.all[slot].axis
        let connected = state.members[slot].connected
        if connected.count > 1 || connected.contains(axis.length) {
            state.ambiguities.determineLength(slots.member(slot).view, axis)
        }
    }

    private mutating func reject(_ candidate: Candidate, _ slot: Int) {
        state.members[slot].tried.append(candidate.connection)
        entries.suggestionDidFail(slot, state)
    }

    /// Finds the candidates again that depend on a member.
    private mutating func memberDidChange(_ slot: Int) {
        entries.memberDidChange(slot, state)
        let view = slots.member(slot).view
        if let container = slots.container(ofMembersIn: view) {
            entries.containerDidChange(container, slots.all[slot].axis, state)
        }
    }

    // MARK: Solving

    private mutating func countConflicts(isElastic: Bool) -> ConflictCounts {
        solutionCount += 1
        let canvas = root.layoutConflictCount
        return ConflictCounts(canvas: canvas, others: isElastic ? otherSizes.conflicts() : [])
    }

    /// Adds a suggestion, unless it causes conflicts in the solved layout.
    private mutating func solve(_ candidate: Candidate, _ slot: Int, isElastic: Bool) {
        let suggestion = suggestion(candidate, slot)
        if solve([suggestion], isElastic: isElastic) {
            let earlier = state.ambiguities
            record(suggestion, candidate, slot)
            state.ambiguities = AmbiguousQuantities(root, after: state.ambiguities)
            update(from: earlier, slot)
        } else {
            reject(candidate, slot)
        }
        confirmed = state
        if !isExhaustive { unconfirmedLimit = max(unconfirmedLimit, 1) }
    }

    /// - Returns: Whether the constraints were added. Otherwise, none of them is active.
    private mutating func solve(_ suggestions: [SuggestedConstraint], isElastic: Bool) -> Bool {
        let earlier = conflicts ?? countConflicts(isElastic: isElastic)
        let constraints = suggestions.map { $0.activate() }
        solutionCount += 1
        let canvas = root.layoutConflictCount
        let others = isElastic && canvas <= earlier.canvas ? otherSizes.conflicts() : []
        let new = ConflictCounts(canvas: canvas, others: others)
        let isAdded = new.isAtMost(earlier)
        if !isAdded { for constraint in constraints { constraint.isActive = false } }
        conflicts = isAdded ? new : earlier
        return isAdded
    }

    /// Finds the candidates again that depend on quantities that are no longer ambiguous.
    private mutating func update(from earlier: AmbiguousQuantities, _ changed: Int) {
        var slots = Set([changed])
        for view in earlier.views {
            for axis in NSLayoutConstraint.Axis.inOrder {
                let isSame =
                    earlier.isPositionAmbiguous(view, axis)
                    == state.ambiguities.isPositionAmbiguous(view, axis)
                    && earlier.isLengthAmbiguous(view, axis)
                        == state.ambiguities.isLengthAmbiguous(view, axis)
                guard !isSame else { continue }
                if let slot = self.slots.number(of: view, axis) { slots.insert(slot) }
                if let container = self.slots.container(ofMembersIn: view) {
                    entries.containerDidChange(container, axis, state)
                }
            }
        }
        for slot in slots.sorted() { entries.memberDidChange(slot, state) }
    }

    /// Adds lengths where the layout with the measured intrinsic sizes differs from the canvas, such as those of
    /// arranged images that are smaller than their files.
    ///
    /// The layout is solved after each of the first lengths, because one can be enough for several views, and
    /// then after twice as many each time. Where a container refused several, its other views aren't tried.
    mutating func keepLengths() {
        let fewest = 8
        conflicts = nil
        var rest = opened[...]
        var (count, added) = (1, 0)
        var refusals: [SlotGroup: Int] = [:]
        while !rest.isEmpty {
            root.layoutIfNeeded()
            let lacking = rest.filter {
                !isKept($0) && refusals[group($0), default: 0] < fewest
            }
            let next = lacking.prefix(count)
            guard let last = next.last, let end = rest.firstIndex(of: last) else { return }
            if solve(next.map(length), isElastic: true) {
                for slot in next {
                    state.members[slot].connected.insert(slots.all[slot].axis.length)
                }
                state.chosen += next.map(length)
                added += next.count
                if added >= fewest { count *= 2 }
            } else if count > 1 {
                count = 1
                continue
            } else {
                refusals[group(last), default: 0] += 1
            }
            rest = rest[(end + 1)...]
        }
    }

    /// The views of a container, in one axis.
    private struct SlotGroup: Hashable {
        let container: Int
        let axis: NSLayoutConstraint.Axis
    }

    private func group(_ slot: Int) -> SlotGroup {
        SlotGroup(container: slots.all[slot].container, axis: slots.all[slot].axis)
    }

    private func length(_ slot: Int) -> SuggestedConstraint {
        let (member, axis) = (slots.member(slot), slots.all[slot].axis)
        return SuggestedConstraint(
            owner: member.id, first: member.term(axis.length), second: nil,
            constant: member.extent(axis).length)
    }

    /// Whether a length is that of the canvas, or determined by a constraint.
    private func isKept(_ slot: Int) -> Bool {
        let (member, axis) = (slots.member(slot), slots.all[slot].axis)
        return state.members[slot].connected.contains(axis.length)
            || CanvasDrift.isNear(member.length(axis), member.extent(axis).length)
    }

    // MARK: Confirmation

    /// Solves the layout with all unconfirmed suggestions, and returns to the last confirmed state if
    /// the solution isn't the expected one.
    private mutating func confirm(isElastic: Bool) {
        guard let earlier = conflicts else { return }
        let now = countConflicts(isElastic: isElastic)
        let ambiguities = AmbiguousQuantities(root, after: confirmed.ambiguities)
        if now.isAtMost(earlier), ambiguities.isEquivalent(to: state.ambiguities) {
            conflicts = now
            state.ambiguities = ambiguities.stretched(like: state.ambiguities)
            confirmed = state
            unconfirmedLimit = unconfirmedLimit > .max / 2 ? .max : 2 * unconfirmedLimit
        } else {
            for constraint in unconfirmed { constraint.isActive = false }
            unconfirmedLimit = unconfirmed.count / 2
            state = confirmed
            findAllCandidates()
        }
        unconfirmed.removeAll()
    }

    private mutating func restart() {
        conflicts = nil
        state.ambiguities = AmbiguousQuantities(root).stretched(like: state.ambiguities)
        confirmed = state
        findAllCandidates()
        unconfirmedLimit = isExhaustive ? 0 : .max
    }

    private mutating func findAllCandidates() {
        searchCount += entries.searchCount
        entries = CandidateEntries(slots, lines, geometry, state)
    }
}
