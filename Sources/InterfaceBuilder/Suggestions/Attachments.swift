import UIKit

/// Finds the views whose vertical position follows that of exactly one other view: constraints of
/// the document relate them to that view and to nothing else.
///
/// Interface Builder aligns such a view with the other one if its horizontal position is missing.
/// In the documents of the corpus, views that constraints also relate to something else are
/// constrained to the container 14 times as often (Documentation/LayoutIssues.md 4).
@MainActor struct Attachments {
    let slots: SuggestionSlots

    func add(to members: inout [SuggestionState.Member]) {
        for container in slots.containers where container.kind == .plain {
            let places = Dictionary(
                container.members.enumerated().map { (ObjectIdentifier($1.view), $0) }
            ) { first, _ in first }
            for member in container.members where member.isTarget {
                guard let other = attachment(of: member, in: container),
                    let slot = slots.number(of: member.view, .horizontal)
                else { continue }
                members[slot].attachment = places[ObjectIdentifier(other)]
            }
        }
    }

    /// Returns the only item that the document's constraints relate a view to vertically, or `nil`
    /// if there are none or several.
    private func attachment(
        of member: SuggestionMember, in container: SuggestionContainer
    ) -> AnyObject? {
        let constraints = container.view.constraints.filter { constraint in
            let attributes = [constraint.firstAttribute, constraint.secondAttribute]
            return attributes.contains { $0.alongAxis == .vertical && !$0.isLength }
                && [constraint.firstItem, constraint.secondItem].contains { $0 === member.view }
        }
        guard constraints.count == 1, let only = constraints.first, only.priority == .required,
            only.relation == .equal
        else { return nil }
        return only.firstItem === member.view ? only.secondItem : only.firstItem
    }
}
