import UIKit

/// Adds the best suggestion to the live layout of a root view, again and again, until nothing is
/// undetermined.
///
/// Solving the layout takes time that grows with the number of views. Therefore suggestions whose
/// outcome can be calculated (`LayoutPrediction`) are added without solving. One solution at the end
/// confirms all of them; where it doesn't, the search returns to the last confirmed state and
/// confirms at half the distance, down to every single suggestion.
@MainActor struct SuggestionSearch {
    private let root: UIView
    private let lines: ContainerLines
    private let geometry: CanvasGeometry
    private let slots: SuggestionSlots
    private let otherSizes: OtherSizes
    private let prediction: LayoutPrediction
    /// Whether every suggestion is solved by itself and all candidates are found again before it:
    /// slow, and what the search has to agree with.
    private let isExhaustive: Bool
    private var state: SuggestionState
    private var entries: CandidateEntries
    /// The suggestions that no solution has confirmed, and how many there may be.
    private var unconfirmed: [NSLayoutConstraint] = []
    private var allowance: Int
    private var confirmed: SuggestionState
    /// The number of conflicts of the confirmed layout on the canvas and at the other sizes; `nil`
    /// where they have to be counted.
    private var conflicts: (canvas: Int, others: [Int])?
    /// How often the layout was solved.
    private(set) var solutionCount = 0

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
        let open = OpenQuantities(root)
        let targets = containers.flatMap(\.members).filter(\.isTarget)
        prediction = LayoutPrediction(
            slots: slots, lines: lines, root: root, sizes: [root.bounds.size] + otherSizes.sizes,
            isolated: IsolatedAxes(
                root, open, targets: Set(targets.map { ObjectIdentifier($0.view) })))
        var members = slots.all.map { _ in SuggestionState.Member() }
        DocumentTies(slots: slots, open: open).remember(in: &members)
        state = SuggestionState(open: open, members: members)
        confirmed = state
        entries = CandidateEntries(slots, lines, geometry, state)
        allowance = isExhaustive ? 0 : .max
    }

    mutating func run() {
        addAll(isElastic: true)
        // Better a frame that fits this canvas alone than none.
        for slot in state.members.indices { state.members[slot].tried = [] }
        restart()
        addAll(isElastic: false)
        for end in ContentEnds(containers: slots.containers, lines: lines).missing() {
            if solve(end, isElastic: false) { state.chosen.append(end) }
        }
    }

    /// Elastic are suggestions that exclude no others on screens of other sizes either.
    private mutating func addAll(isElastic: Bool) {
        while true {
            while let (slot, candidate) = entries.best() {
                step(candidate, slot, isElastic: isElastic)
                if isExhaustive { entries = CandidateEntries(slots, lines, geometry, state) }
            }
            if unconfirmed.isEmpty { return }
            confirm(isElastic: isElastic)
        }
    }

    private mutating func step(_ candidate: Candidate, _ slot: Int, isElastic: Bool) {
        if unconfirmed.count >= max(allowance, 1) { return confirm(isElastic: isElastic) }
        let outcome =
            allowance == 0
            ? .unknown : prediction.outcome(candidate, slot, state, isElastic: isElastic)
        switch outcome {
        case .added(let isPlaceKnown, let isLengthKnown, let predicted):
            if conflicts == nil { conflicts = countConflicts(isElastic: isElastic) }
            let suggestion = suggestion(candidate, slot)
            unconfirmed.append(suggestion.activate())
            state.members[slot].prediction = predicted
            state.open.close(
                slots.member(slot).view, slots.all[slot].axis, isPlace: isPlaceKnown,
                isLength: isLengthKnown)
            remember(suggestion, candidate, slot)
            changed(slot)
        case .excluded:
            fail(candidate, slot)
        case .unknown:
            guard unconfirmed.isEmpty else { return confirm(isElastic: isElastic) }
            solve(candidate, slot, isElastic: isElastic)
        }
    }

    private func suggestion(_ candidate: Candidate, _ slot: Int) -> SuggestedConstraint {
        candidate.constraint(
            for: slots.member(slot), slots.all[slot].axis, in: slots.container(of: slot), lines)
    }

    private mutating func remember(
        _ suggestion: SuggestedConstraint, _ candidate: Candidate, _ slot: Int
    ) {
        state.members[slot].tied.insert(candidate.tie.attribute)
        state.chosen.append(suggestion)
    }

    private mutating func fail(_ candidate: Candidate, _ slot: Int) {
        state.members[slot].tried.append(candidate.tie)
        entries.suggestionFailed(slot, state)
    }

    /// Finds the candidates again that depend on a member.
    private mutating func changed(_ slot: Int) {
        entries.memberChanged(slot, state)
        let view = slots.member(slot).view
        if let container = slots.container(ofMembersIn: view) {
            entries.containerChanged(container, slots.all[slot].axis, state)
        }
    }

    // MARK: Solving

    private mutating func countConflicts(isElastic: Bool) -> (canvas: Int, others: [Int]) {
        solutionCount += 1
        let canvas = root.layoutConflictCount
        return (canvas, isElastic ? otherSizes.conflicts() : [])
    }

    /// Adds a suggestion if the solved layout has no more conflicts with it.
    private mutating func solve(_ candidate: Candidate, _ slot: Int, isElastic: Bool) {
        let suggestion = suggestion(candidate, slot)
        if solve(suggestion, isElastic: isElastic) {
            remember(suggestion, candidate, slot)
            let earlier = state.open
            state.open = OpenQuantities(root, after: earlier)
            update(from: earlier, slot)
        } else {
            fail(candidate, slot)
        }
        confirmed = state
        if !isExhaustive { allowance = max(allowance, 1) }
    }

    /// - Returns: Whether the constraint was added.
    private mutating func solve(_ suggestion: SuggestedConstraint, isElastic: Bool) -> Bool {
        let earlier = conflicts ?? countConflicts(isElastic: isElastic)
        let constraint = suggestion.activate()
        solutionCount += 1
        let canvas = root.layoutConflictCount
        let others = isElastic && canvas <= earlier.canvas ? otherSizes.conflicts() : []
        let isAdded =
            canvas <= earlier.canvas && zip(others, earlier.others).allSatisfy { $0 <= $1 }
        if !isAdded { constraint.isActive = false }
        conflicts = isAdded ? (canvas, others) : earlier
        return isAdded
    }

    /// Finds the candidates again that depend on what is no longer open.
    private mutating func update(from earlier: OpenQuantities, _ changed: Int) {
        var slots = Set([changed])
        for view in earlier.views {
            for axis in NSLayoutConstraint.Axis.inOrder {
                let isSame =
                    earlier.isPlaceOpen(view, axis) == state.open.isPlaceOpen(view, axis)
                    && earlier.isLengthOpen(view, axis) == state.open.isLengthOpen(view, axis)
                guard !isSame else { continue }
                if let slot = self.slots.number(of: view, axis) { slots.insert(slot) }
                if let container = self.slots.container(ofMembersIn: view) {
                    entries.containerChanged(container, axis, state)
                }
            }
        }
        for slot in slots.sorted() { entries.memberChanged(slot, state) }
    }

    // MARK: Confirming

    /// Solves the layout with all suggestions that were added without, and returns to where it was
    /// confirmed last if the solution isn't the expected one.
    private mutating func confirm(isElastic: Bool) {
        guard let earlier = conflicts else { return }
        let now = countConflicts(isElastic: isElastic)
        let open = OpenQuantities(root, after: confirmed.open)
        let isExpected =
            now.canvas <= earlier.canvas && zip(now.others, earlier.others).allSatisfy { $0 <= $1 }
            && open.isSame(as: state.open)
        if isExpected {
            conflicts = now
            state.open = open
            confirmed = state
            allowance = allowance > .max / 2 ? .max : 2 * allowance
        } else {
            for constraint in unconfirmed { constraint.isActive = false }
            allowance = unconfirmed.count / 2
            state = confirmed
            entries = CandidateEntries(slots, lines, geometry, state)
        }
        unconfirmed.removeAll()
    }

    private mutating func restart() {
        conflicts = nil
        state.open = OpenQuantities(root)
        confirmed = state
        entries = CandidateEntries(slots, lines, geometry, state)
        allowance = isExhaustive ? 0 : .max
    }
}
