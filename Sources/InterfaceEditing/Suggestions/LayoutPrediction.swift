import UIKit

/// A number for each of the root view's sizes at which suggestions are tested: that of the canvas,
/// a smaller one, and a larger one.
struct TestedNumber {
    var values: SIMD3<Double>
    /// Whether only required constraints determine the number.
    var isRequired: Bool

    init(_ values: SIMD3<Double>, isRequired: Bool) {
        self.values = values
        self.isRequired = isRequired
    }

    /// Creates a number that is the same at each size.
    init(_ value: Double) {
        self.init(SIMD3(repeating: value), isRequired: true)
    }

    static func + (first: TestedNumber, second: TestedNumber) -> TestedNumber {
        TestedNumber(
            first.values + second.values, isRequired: first.isRequired && second.isRequired)
    }

    static func - (first: TestedNumber, second: TestedNumber) -> TestedNumber {
        TestedNumber(
            first.values - second.values, isRequired: first.isRequired && second.isRequired)
    }

    static func * (factor: Double, number: TestedNumber) -> TestedNumber {
        TestedNumber(factor * number.values, isRequired: number.isRequired)
    }
}

/// The calculated effect of the suggestions on a member along one axis.
struct PredictedMember {
    /// The first constrained attribute and its position, if it could be calculated.
    var anchor: (attribute: NSLayoutConstraint.Attribute, value: TestedNumber?)?
    var length: TestedNumber?
    /// The position of the near edge, or `nil` if the view isn't determined.
    var minimum: TestedNumber?
}

/// Calculates the effect of a suggestion on members whose axis is isolated (`IsolatedAxes`). Such a
/// suggestion causes a conflict only if it results in a negative length of the member at one of the
/// tested sizes.
@MainActor struct LayoutPrediction {
    enum Outcome {
        /// The suggestion can be added, with these results.
        case added(isPositionKnown: Bool, isLengthKnown: Bool, PredictedMember)
        /// The suggestion causes a conflict.
        case conflicting
        /// The outcome can't be calculated: the layout has to be solved.
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
        let isLengthAmbiguous = state.ambiguities.isLengthAmbiguous(member.view, axis)
        let isPositionAmbiguous = state.ambiguities.isPositionAmbiguous(member.view, axis)
        guard container.kind == .plain, !state.ambiguities.isStretched(member.view, axis),
            isolated.contains(member.view, axis),
            isPositionAmbiguous
                == (isLengthAmbiguous
                    ? !known.connected.contains(axis.near) : known.connected.isEmpty)
        else { return .unknown }
        var result = known.prediction
        if !isLengthAmbiguous, result.length == nil {
            result.length = determinedLength(of: member, axis)
        }
        if candidate.connection.target == .length {
            result.length = TestedNumber(Double(candidate.constant))
            result.complete(axis)
            return .added(isPositionKnown: !known.connected.isEmpty, isLengthKnown: true, result)
        }
        let attribute = candidate.connection.attribute
        let value = value(candidate, slot, state)
        guard !known.connected.isEmpty else {
            result.anchor = (attribute, value)
            result.complete(axis)
            let isPositionKnown = !isLengthAmbiguous || attribute == axis.near
            return .added(
                isPositionKnown: isPositionKnown, isLengthKnown: !isLengthAmbiguous, result)
        }
        guard isLengthAmbiguous, known.connected.count == 1, let first = known.prediction.anchor,
            let length = length(first, (attribute, value), axis)
        else { return .unknown }
        result.length = length
        let least = isElastic ? length.values.min() : length.values[0]
        guard least < Self.tolerance else {
            result.complete(axis)
            return .added(isPositionKnown: true, isLengthKnown: true, result)
        }
        return length.isRequired && least < -Self.tolerance ? .conflicting : .unknown
    }

    /// The absolute value in points up to which the sign of a length isn't certain and the layout has
    /// to be solved.
    private static let tolerance = 0.01

    // MARK: Lengths

    /// Returns the length of a member whose length was determined before any suggestion.
    private func determinedLength(
        of member: SuggestionMember, _ axis: NSLayoutConstraint.Axis
    ) -> TestedNumber {
        if let length = isolated.length(of: member.view, axis) {
            return TestedNumber(Double(length))
        }
        let stored = Double(member.extent(axis).length)
        return TestedNumber(SIMD3(repeating: stored), isRequired: false)
    }

    /// Returns the member's length from the positions of two of its attributes, or `nil` if they
    /// don't determine it.
    private func length(
        _ first: (attribute: NSLayoutConstraint.Attribute, value: TestedNumber?),
        _ second: (attribute: NSLayoutConstraint.Attribute, value: TestedNumber?),
        _ axis: NSLayoutConstraint.Axis
    ) -> TestedNumber? {
        guard let start = first.value, let end = second.value,
            let startFraction = axis.fraction(first.attribute),
            let endFraction = axis.fraction(second.attribute), startFraction != endFraction
        else { return nil }
        return 1 / (endFraction - startFraction) * (end - start)
    }

    private func length(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis,
        _ state: SuggestionState
    ) -> TestedNumber? {
        if container.view === root {
            let lengths = sizes.map { Double($0.along(axis)) }
            return TestedNumber(SIMD3(lengths[0], lengths[1], lengths[2]), isRequired: true)
        }
        return slots.number(of: container.view, axis)
            .flatMap { state.members[$0].prediction.length }
    }

    // MARK: Positions

    /// Returns the attribute's position after a suggestion, in the container's coordinate space, or
    /// `nil` if it can't be calculated.
    private func value(
        _ candidate: Candidate, _ slot: Int, _ state: SuggestionState
    ) -> TestedNumber? {
        let (container, axis) = (slots.container(of: slot), slots.all[slot].axis)
        let constant = TestedNumber(Double(candidate.constant))
        switch candidate.connection.target {
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
            return axis.fraction(candidate.connection.attribute)
                .flatMap(other.prediction.position)
        case .length, .frame: return nil
        }
    }
}

extension PredictedMember {
    /// Returns the position at a fraction of the length, or `nil` if the member isn't determined.
    fileprivate func position(at fraction: Double) -> TestedNumber? {
        guard let minimum, let length else { return nil }
        return minimum + fraction * length
    }

    /// Calculates the position of the near edge if the length and the position of another attribute
    /// are known.
    fileprivate mutating func complete(_ axis: NSLayoutConstraint.Axis) {
        guard let length, let anchor, let value = anchor.value,
            let fraction = axis.fraction(anchor.attribute)
        else { return }
        minimum = value - fraction * length
    }
}

extension NSLayoutConstraint.Axis {
    /// Returns the fraction of the length at which an attribute is, or `nil` for baselines and
    /// lengths.
    fileprivate func fraction(_ attribute: NSLayoutConstraint.Attribute) -> Double? {
        switch attribute {
        case near: 0
        case middle: 0.5
        case far: 1
        default: nil
        }
    }
}
