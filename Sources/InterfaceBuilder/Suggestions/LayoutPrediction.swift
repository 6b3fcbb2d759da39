import UIKit

/// A number at each of the sizes at which suggestions are tested: that of the canvas, a smaller,
/// and a larger one.
struct TestedNumber {
    var values: SIMD3<Double>
    /// Whether required constraints determine it alone, so that nothing gives way.
    var isFirm: Bool

    init(_ values: SIMD3<Double>, isFirm: Bool) {
        self.values = values
        self.isFirm = isFirm
    }

    /// The same number at each size.
    init(_ value: Double) {
        self.init(SIMD3(repeating: value), isFirm: true)
    }

    static func + (first: TestedNumber, second: TestedNumber) -> TestedNumber {
        TestedNumber(first.values + second.values, isFirm: first.isFirm && second.isFirm)
    }

    static func - (first: TestedNumber, second: TestedNumber) -> TestedNumber {
        TestedNumber(first.values - second.values, isFirm: first.isFirm && second.isFirm)
    }

    static func * (factor: Double, number: TestedNumber) -> TestedNumber {
        TestedNumber(factor * number.values, isFirm: number.isFirm)
    }
}

/// What the suggestions make of a member along one axis, as far as it has been calculated.
struct PredictedMember {
    /// The place that the first tie gives an attribute.
    var place: (attribute: NSLayoutConstraint.Attribute, value: TestedNumber?)?
    var length: TestedNumber?
    /// Where the view begins, once it is determined.
    var minimum: TestedNumber?
}

/// Calculates what a suggestion determines, for members where that follows from the member alone
/// (`IsolatedAxes`). Such a suggestion excludes others only if it leaves a member a negative length
/// at one of the tested sizes.
@MainActor struct LayoutPrediction {
    enum Outcome {
        /// The suggestion can be added, and the state after it.
        case added(isPlaceKnown: Bool, isLengthKnown: Bool, PredictedMember)
        /// The suggestion excludes others.
        case excluded
        /// The layout has to be solved.
        case unknown
    }

    let slots: SuggestionSlots
    let lines: ContainerLines
    let root: UIView
    let sizes: [CGSize]
    let isolated: IsolatedAxes

    func outcome(
        _ candidate: Candidate, _ slot: Int, _ state: SuggestionState, isElastic: Bool
    ) -> Outcome {
        let (container, member) = (slots.container(of: slot), slots.member(slot))
        let axis = slots.all[slot].axis
        let known = state.members[slot]
        let isLengthOpen = state.open.isLengthOpen(member.view, axis)
        let isPlaceOpen = state.open.isPlaceOpen(member.view, axis)
        guard container.kind == .plain, isolated.contains(member.view, axis),
            isPlaceOpen == (isLengthOpen ? !known.tied.contains(axis.near) : known.tied.isEmpty)
        else { return .unknown }
        var result = known.prediction
        if !isLengthOpen, result.length == nil {
            result.length = ownLength(of: member, axis)
        }
        if candidate.tie.target == .length {
            result.length = TestedNumber(Double(candidate.constant))
            result.complete(axis)
            return .added(isPlaceKnown: !known.tied.isEmpty, isLengthKnown: true, result)
        }
        let attribute = candidate.tie.attribute
        let value = value(candidate, slot, state)
        guard !known.tied.isEmpty else {
            result.place = (attribute, value)
            result.complete(axis)
            let isPlaceKnown = !isLengthOpen || attribute == axis.near
            return .added(isPlaceKnown: isPlaceKnown, isLengthKnown: !isLengthOpen, result)
        }
        guard isLengthOpen, known.tied.count == 1, let first = known.prediction.place,
            let length = length(first, (attribute, value), axis)
        else { return .unknown }
        result.length = length
        let least = isElastic ? length.values.min() : length.values[0]
        guard least < Self.tolerance else {
            result.complete(axis)
            return .added(isPlaceKnown: true, isLengthKnown: true, result)
        }
        return length.isFirm && least < -Self.tolerance ? .excluded : .unknown
    }

    /// In points: the layout decides about lengths that are nearer to zero.
    private static let tolerance = 0.01

    // MARK: Lengths

    /// The length of a member that has one before anything is suggested.
    private func ownLength(
        of member: SuggestionMember, _ axis: NSLayoutConstraint.Axis
    ) -> TestedNumber {
        if let length = isolated.length(of: member.view, axis) {
            return TestedNumber(Double(length))
        }
        let stored = Double(member.extent(axis).length)
        return TestedNumber(SIMD3(repeating: stored), isFirm: false)
    }

    /// The length between two attributes; `nil` where it isn't known.
    private func length(
        _ first: (attribute: NSLayoutConstraint.Attribute, value: TestedNumber?),
        _ second: (attribute: NSLayoutConstraint.Attribute, value: TestedNumber?),
        _ axis: NSLayoutConstraint.Axis
    ) -> TestedNumber? {
        guard let start = first.value, let end = second.value,
            let startShare = axis.share(first.attribute),
            let endShare = axis.share(second.attribute), startShare != endShare
        else { return nil }
        return 1 / (endShare - startShare) * (end - start)
    }

    private func length(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis,
        _ state: SuggestionState
    ) -> TestedNumber? {
        if container.view === root {
            let lengths = sizes.map { Double($0.along(axis)) }
            return TestedNumber(SIMD3(lengths[0], lengths[1], lengths[2]), isFirm: true)
        }
        return slots.number(of: container.view, axis)
            .flatMap { state.members[$0].prediction.length }
    }

    // MARK: Places

    /// Where a suggestion puts the attribute, in the container's space.
    private func value(
        _ candidate: Candidate, _ slot: Int, _ state: SuggestionState
    ) -> TestedNumber? {
        let (container, axis) = (slots.container(of: slot), slots.all[slot].axis)
        let constant = TestedNumber(Double(candidate.constant))
        switch candidate.tie.target {
        case .line(let isFar, let index):
            let line = lines.lines(of: container, axis, isFar: isFar)[index]
            guard isFar else { return TestedNumber(Double(line.position)) + constant }
            let inset = TestedNumber(Double(container.size.along(axis) - line.position))
            return length(of: container, axis, state).map { $0 - inset - constant }
        case .middle:
            let offset = lines.middle(of: container, axis, for: slots.member(slot))?.offset ?? 0
            return length(of: container, axis, state).map {
                0.5 * $0 + TestedNumber(Double(offset))
            }
        case .neighbor(let index, let isBefore):
            let other = state.members[slots.number(slots.all[slot].container, index, axis)]
            let edge = other.prediction.position(at: isBefore ? 1 : 0)
            return edge.map { isBefore ? $0 + constant : $0 - constant }
        case .aligned(let index):
            let other = state.members[slots.number(slots.all[slot].container, index, axis)]
            return axis.share(candidate.tie.attribute).flatMap(other.prediction.position)
        case .length, .frame: return nil
        }
    }
}

extension PredictedMember {
    /// The place at a share of the length, once the member is determined.
    fileprivate func position(at share: Double) -> TestedNumber? {
        guard let minimum, let length else { return nil }
        return minimum + share * length
    }

    /// Calculates where the member begins if its length and one place are known.
    fileprivate mutating func complete(_ axis: NSLayoutConstraint.Axis) {
        guard let length, let place, let value = place.value,
            let share = axis.share(place.attribute)
        else { return }
        minimum = value - share * length
    }
}

extension NSLayoutConstraint.Axis {
    /// The share of the length at which an attribute is; `nil` for baselines and lengths.
    fileprivate func share(_ attribute: NSLayoutConstraint.Attribute) -> Double? {
        switch attribute {
        case near: 0
        case middle: 0.5
        case far: 1
        default: nil
        }
    }
}
