import UIKit

/// Finds the attributes that a document's constraints relate to determined items.
@MainActor struct ConnectedAttributes {
    let slots: SuggestionSlots
    let ambiguities: AmbiguousQuantities

    func add(to members: inout [SuggestionState.Member]) {
        for container in slots.containers where container.kind == .plain {
            let targets = Dictionary(
                container.members.filter(\.isTarget).map { (ObjectIdentifier($0.view), $0) }
            ) { first, _ in first }
            for constraint in container.view.constraints
            where constraint.relation == .equal && constraint.priority == .required {
                let items = [constraint.firstItem, constraint.secondItem]
                for item in items.compactMap({ $0 }) {
                    guard let member = targets[ObjectIdentifier(item)],
                        let (attribute, axis) = connection(constraint, member, container),
                        let slot = slots.number(of: member.view, axis)
                    else { continue }
                    members[slot].connected.insert(attribute)
                }
            }
        }
    }

    /// Returns the member's attribute in a constraint and the attribute's axis, or `nil` if the
    /// other item isn't determined along it.
    private func connection(
        _ constraint: NSLayoutConstraint, _ member: SuggestionMember,
        _ container: SuggestionContainer
    ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)? {
        let sides = [
            (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
            (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
        ]
        guard let (_, attribute, other) = sides.first(where: { $0.0 === member.view }),
            let axis = attribute.positionAxis
        else { return nil }
        let isDetermined =
            (other as? UIView).map { view in
                view === container.view
                    ? attribute == axis.near || !ambiguities.isLengthAmbiguous(view, axis)
                    : ambiguities.isDetermined(view, axis)
            } ?? true
        return isDetermined ? (attribute, axis) : nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute positions a view, or `nil` for lengths and margins.
    fileprivate var positionAxis: NSLayoutConstraint.Axis? {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        default: nil
        }
    }
}
