import UIKit

/// Finds the scroll views whose content isn't constrained to the far edge of the content area, and
/// the constraints from their last views to that edge.
@MainActor struct ContentEnds {
    let containers: [SuggestionContainer]
    let lines: ContainerLines

    /// Returns the missing constraints.
    func missing() -> [SuggestedConstraint] {
        containers.filter { $0.kind == .scroll && $0.members.contains(where: \.isTarget) }
            .flatMap { container in
                NSLayoutConstraint.Axis.inOrder.compactMap { missing(container, $0) }
            }
    }

    private func missing(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis
    ) -> SuggestedConstraint? {
        let end = lines.contentEnd(of: container, axis)
        let last = container.members.max { $0.extent(axis).maximum < $1.extent(axis).maximum }
        guard let last, !hasEnd(container, axis, end) else { return nil }
        let extent = last.extent(axis)
        let distance = end.guideline(extent)?.offset ?? max(0, end.distance(extent))
        return end.constraint(last, axis, distance, in: container)
    }

    private func hasEnd(
        _ container: SuggestionContainer, _ axis: NSLayoutConstraint.Axis, _ end: EdgeLine
    ) -> Bool {
        let ends = [end.term.item, container.view]
        let members = Set(container.members.map { ObjectIdentifier($0.view) })
        let outer = container.view.superview?.constraints ?? []
        return (container.view.constraints + outer).contains { constraint in
            let sides = [
                (constraint.firstItem, constraint.firstAttribute),
                (constraint.secondItem, constraint.secondAttribute),
            ]
            let isEnd = sides.contains { item, attribute in
                [axis.far, axis.farMargin].contains(attribute) && ends.contains { $0 === item }
            }
            return isEnd
                && sides.contains { item, _ in
                    item.map { members.contains(ObjectIdentifier($0)) } ?? false
                }
        }
    }
}
