@_spi(Documents) import UIKit

/// Turns `<constraint>` elements into constraints between what the document's ids name.
@MainActor struct ConstraintDecoder {
    let document: Document
    let objects: BuiltObjects
    /// Whether constraints count that Interface Builder takes away when it builds the app; it
    /// lays its own canvas out with them (facts: interface_builder.md, stored frames).
    let keepsPlaceholders: Bool

    /// Makes and activates the constraints of all views, in document order.
    func activateAll() {
        for (view, element) in objects.owners {
            for constraint in element.child("constraints")?.children ?? [] {
                guard constraint.name == "constraint" else { continue }
                decode(constraint, owner: view)?.isActive = true
            }
        }
    }

    /// A missing item is the owner of the constraints; one that is nowhere leaves the constraint
    /// out, as does an attribute that isn't known (facts: interface_builder.md, constraints).
    private func decode(_ element: Element, owner: UIView) -> NSLayoutConstraint? {
        if element.bool("placeholder") == true, !keepsPlaceholders { return nil }
        guard let first = item(element["firstItem"], owner),
            let firstAttribute = attribute(element["firstAttribute"])
        else { return nil }
        let secondName = element["secondAttribute"]
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let secondName {
            guard let item = item(element["secondItem"], owner),
                let attribute = attribute(secondName)
            else { return nil }
            second = item
            secondAttribute = attribute
        }
        guard owner.holds(first), second.map(owner.holds) ?? true else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation(element["relation"]),
            toItem: second, attribute: secondAttribute,
            multiplier: element["multiplier"].flatMap(DocumentNumber.ratio) ?? 1,
            constant: element.number("constant") ?? 0)
        constraint.priority = Self.priority(element)
        constraint.identifier = element["identifier"]
        constraint.documentLocation = "\(document.fileName):\(element.line)"
        return constraint
    }

    private func item(_ reference: String?, _ owner: UIView) -> AnyObject? {
        guard let reference else { return owner }
        return objects.item(reference)
    }

    private static func priority(_ element: Element) -> UILayoutPriority {
        guard let value = element.number("priority"), value > 0, value <= 1000 else {
            return .required
        }
        return UILayoutPriority(Float(value))
    }

    private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    private func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
        name.flatMap { Self.attributes[$0] }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension UIView {
    /// Whether a view or guide lies in the view, so that a constraint of it may be held here.
    fileprivate func holds(_ item: AnyObject) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.isDescendant(of: self) ?? false
    }
}
