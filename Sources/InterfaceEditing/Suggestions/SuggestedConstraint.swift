import InterfaceBuilder
import UIKit

/// A required constraint with the relation "equal" that can be added to a document.
@MainActor struct SuggestedConstraint {
    /// A view or layout guide and one of its attributes.
    struct Term {
        let id: String
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute
        /// The item's name in messages.
        let name: String

        var description: String { "\(name).\(attribute.documentName)" }
    }

    /// The ID of the view whose `<constraints>` element contains the constraint.
    let owner: String
    let first: Term
    let second: Term?
    var constant: CGFloat = 0
    /// Whether the constant is Interface Builder's standard value.
    var isSymbolic = false
    /// The width and height whose ratio is the multiplier; `nil` if the multiplier is 1.
    var ratio: CGSize?

    /// Whether the constraint relates only lengths of one view.
    var isSize: Bool { first.attribute.isLength && (second == nil || second?.id == first.id) }

    /// A text that is the same for all constraints between the same attributes.
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

    /// Returns the element as Xcode writes it: without `firstItem` if that is the owner.
    func element(id: String) -> NewElement {
        var attributes: [(name: String, value: String)] = []
        if first.id != owner { attributes.append(("firstItem", first.id)) }
        attributes.append(("firstAttribute", first.attribute.documentName))
        if let second {
            attributes.append(("secondItem", second.id))
            attributes.append(("secondAttribute", second.attribute.documentName))
        }
        if let ratio {
            let parts = [ratio.width, ratio.height].map(DocumentNumber.constant)
            attributes.append(("multiplier", parts.joined(separator: ":")))
        }
        if constant != 0 || second == nil {
            attributes.append(("constant", DocumentNumber.constant(constant)))
        }
        if isSymbolic { attributes.append(("symbolic", "YES")) }
        return NewElement(name: "constraint", attributes: attributes + [("id", id)])
    }

    /// The constraint in messages, such as `label “Name”.leading = safe area.leading + 20`.
    var description: String {
        let number = DocumentNumber.constant(abs(constant))
        guard let second else { return "\(first.description) = \(number)" }
        if let ratio {
            let parts = [ratio.width, ratio.height].map(DocumentNumber.constant)
            return "\(first.description) = \(parts.joined(separator: ":")) × \(second.description)"
        }
        let tail = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + number
        return "\(first.description) = \(second.description)\(tail)"
    }
}
