import UIKit

/// A required equality that a document could hold.
@MainActor struct SuggestedConstraint {
    /// A view or a guide with one of its attributes.
    struct Term {
        let id: String
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute
        /// What people call the item.
        let name: String

        var words: String { "\(name).\(attribute.documentName)" }
    }

    /// The id of the view whose `<constraints>` are to hold it.
    let owner: String
    let first: Term
    let second: Term?
    var constant: CGFloat = 0
    /// Whether the constant is what Interface Builder calls standard.
    var isSymbolic = false

    /// The same for all that relate the same attributes.
    var key: String {
        [first, second].compactMap { $0 }.map { "\($0.id).\($0.attribute.documentName)" }
            .joined(separator: " ")
    }

    func activate() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: .equal, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
        constraint.isActive = true
        return constraint
    }

    /// As Xcode writes it: the owner is named only where it is the second item.
    func element(id: String) -> NewElement {
        var attributes: [(name: String, value: String)] = []
        if first.id != owner { attributes.append(("firstItem", first.id)) }
        attributes.append(("firstAttribute", first.attribute.documentName))
        if let second {
            attributes.append(("secondItem", second.id))
            attributes.append(("secondAttribute", second.attribute.documentName))
        }
        if constant != 0 || second == nil {
            attributes.append(("constant", DocumentNumber.constant(constant)))
        }
        if isSymbolic { attributes.append(("symbolic", "YES")) }
        return NewElement(name: "constraint", attributes: attributes + [("id", id)])
    }

    /// `label “Name”.leading = safe area.leading + 20`.
    var words: String {
        let number = DocumentNumber.constant(abs(constant))
        guard let second else { return "\(first.words) = \(number)" }
        let tail = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + number
        return "\(first.words) = \(second.words)\(tail)"
    }
}

extension NSLayoutConstraint.Attribute {
    /// As documents spell it.
    var documentName: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "baseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: ""
        }
    }
}
