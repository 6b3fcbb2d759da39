import UIKit

/// What the candidates of several views of a container have in common while the layout stays as it
/// is: the lines at its sides, and which of its views are determined.
@MainActor final class CandidateSurroundings {
    private struct Side: Hashable {
        let container: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
        var isFar = false
    }

    private var lines: [Side: [EdgeLine]] = [:]
    private var determined: [Side: [SuggestionMember]] = [:]

    func lines(
        of container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, isFar: Bool,
        find: () -> [EdgeLine]
    ) -> [EdgeLine] {
        let side = Side(container: ObjectIdentifier(container), axis: axis, isFar: isFar)
        if let known = lines[side] { return known }
        let found = find()
        lines[side] = found
        return found
    }

    /// In document order.
    func determined(
        in container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis,
        isDetermined: (SuggestionMember) -> Bool
    ) -> [SuggestionMember] {
        let side = Side(container: ObjectIdentifier(container), axis: axis)
        if let known = determined[side] { return known }
        let found = container.members.filter(isDetermined)
        determined[side] = found
        return found
    }
}
