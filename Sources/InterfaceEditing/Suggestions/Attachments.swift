import UIKit

/// Finds the views whose vertical position follows that of exactly one other view: a constraint of
/// the document relates the two, and nothing relates either of them to a third view.
///
/// Interface Builder aligns such a view with the other one if its horizontal position is missing.
/// Views in longer columns are constrained to the container in the documents of the corpus
/// (Documentation/LayoutIssues.md 4).
@MainActor struct Attachments {
    let slots: SuggestionSlots

    func add(to members: inout [SuggestionState.Member]) {
        for container in slots.containers where container.kind == .plain {
            let relations = VerticalRelations(container)
            for (place, member) in container.members.enumerated() where member.isTarget {
                guard let other = relations.partner(of: place),
                    let slot = slots.number(of: member.view, .horizontal)
                else { continue }
                members[slot].attachment = other
            }
        }
    }
}

extension SuggestionContainer {
    /// Whether a member's edges follow those of a longer one that it is at a standard distance above or below, and that
    /// is as far from one side of the container as from the other, as in the lecture's Attributor, whose first
    /// and last button are aligned with the text above them.
    func edges(of member: SuggestionMember, follow other: SuggestionMember) -> Bool {
        let (span, own) = (other.extent(.horizontal), member.extent(.horizontal))
        let (vertical, others) = (member.extent(.vertical), other.extent(.vertical))
        let gap = max(vertical.minimum - others.maximum, others.minimum - vertical.maximum)
        return span.length > own.length + CanvasDrift.limit && Partners.spacing(gap) != nil
            && abs(span.minimum + span.maximum - size.width) <= CanvasDrift.limit
    }
}

/// The vertical constraints of a container's members, by the members' indices.
@MainActor private struct VerticalRelations {
    /// The siblings that constraints relate a member to, or `nil` for other items.
    private var others: [Int: [Int?]] = [:]

    init(_ container: SuggestionContainer) {
        let places = Dictionary(
            container.members.enumerated().map { (ObjectIdentifier($1.view), $0) }
        ) { first, _ in first }
        for constraint in container.view.constraints {
            let attributes = [constraint.firstAttribute, constraint.secondAttribute]
            guard attributes.contains(where: { $0.alongAxis == .vertical && !$0.isLength }) else {
                continue
            }
            let items = [constraint.firstItem, constraint.secondItem]
                .map { $0.flatMap { places[ObjectIdentifier($0)] } }
            let isEquality = constraint.relation == .equal && constraint.priority == .required
            for (own, other) in [(items[0], items[1]), (items[1], items[0])] {
                guard let own else { continue }
                others[own, default: []].append(isEquality ? other : nil)
            }
        }
    }

    /// Returns the only item that the member is related to, if it is a sibling that isn't related to
    /// another one.
    func partner(of member: Int) -> Int? {
        guard let own = others[member], own.count == 1, let partner = own[0],
            others[partner]?.allSatisfy({ $0 == nil || $0 == member }) ?? false
        else { return nil }
        return partner
    }
}
