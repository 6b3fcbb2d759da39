import UIKit

/// Finds what a document's constraints already tie to something determined.
@MainActor struct DocumentTies {
    let slots: SuggestionSlots
    let open: OpenQuantities

    func remember(in members: inout [SuggestionState.Member]) {
        for container in slots.containers where container.kind == .plain {
            let targets = Dictionary(
                container.members.filter(\.isTarget).map { (ObjectIdentifier($0.view), $0) }
            ) { first, _ in first }
            for constraint in container.view.constraints
            where constraint.relation == .equal && constraint.priority == .required {
                let items = [constraint.firstItem, constraint.secondItem]
                for item in items.compactMap({ $0 }) {
                    guard let member = targets[ObjectIdentifier(item)],
                        let (attribute, axis) = tie(constraint, member, container),
                        let slot = slots.number(of: member.view, axis)
                    else { continue }
                    members[slot].tied.insert(attribute)
                }
            }
        }
    }

    private func tie(
        _ constraint: NSLayoutConstraint, _ member: SuggestionMember,
        _ container: SuggestionContainer
    ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)? {
        let sides = [
            (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
            (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
        ]
        guard let (_, attribute, other) = sides.first(where: { $0.0 === member.view }),
            let axis = attribute.placeAxis
        else { return nil }
        let isStable =
            (other as? UIView).map { view in
                view === container.view
                    ? attribute == axis.near || !open.isLengthOpen(view, axis)
                    : open.isDetermined(view, axis)
            } ?? true
        return isStable ? (attribute, axis) : nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute places a view; `nil` for lengths.
    fileprivate var placeAxis: NSLayoutConstraint.Axis? {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        default: nil
        }
    }
}
