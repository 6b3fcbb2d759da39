import UIKit

/// Creates constraints from `<constraint>` elements, between the objects with the elements' IDs.
@MainActor package struct ConstraintDecoder {
    let document: Document
    let objects: BuiltObjects
    /// Whether to include the placeholder constraints, which Interface Builder removes when it
    /// builds the app. It uses them for its own canvas (Documentation/Canvas.md 1).
    let keepsPlaceholders: Bool

    package init(document: Document, objects: BuiltObjects, keepsPlaceholders: Bool) {
        self.document = document
        self.objects = objects
        self.keepsPlaceholders = keepsPlaceholders
    }

    /// Creates and activates the constraints of all views that don't have theirs yet, those of
    /// inner views first. UIKit's diagnostics are reported with the constraint's line.
    func activateAll() {
        let owners = objects.takeWaiting().filter { $0.element.child("constraints") != nil }
        for (view, element) in Self.innerFirst(owners) {
            for constraint in element.child("constraints")?.children ?? []
            where constraint.name == "constraint" {
                activate(constraint, of: view)
            }
        }
    }

    /// Returns views in the order in which a nib's views are complete: each after its subviews. A decision; the log
    /// of the lecture's Attributor begins with the constraints that the buttons hold.
    private static func innerFirst(
        _ owners: [(view: UIView, element: Element)]
    ) -> [(view: UIView, element: Element)] {
        var sorted: [(view: UIView, element: Element)] = []
        var open = sorted
        for owner in owners {
            while let last = open.last, !owner.view.isDescendant(of: last.view) {
                sorted.append(open.removeLast())
            }
            open.append(owner)
        }
        return sorted + open.reversed()
    }

    /// Creates and activates one constraint that a view holds.
    func activate(_ element: Element, of owner: UIView) {
        document.reporting(at: element.line) {
            guard let constraint = decode(element, owner: owner) else { return }
            constraint.isActive = true
            objects.add(constraint, for: element)
        }
    }

    /// Returns the constraint, or `nil` if an item is missing or an attribute is unknown.
    package func decode(_ element: Element, owner: UIView) -> NSLayoutConstraint? {
        if element.bool("placeholder") == true, !keepsPlaceholders { return nil }
        let first = term(element["firstItem"], element["firstAttribute"], owner)
        let second = term(element["secondItem"], element["secondAttribute"], owner)
        guard let first, second != nil || element["secondAttribute"] == nil else { return nil }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation(element["relation"]),
            toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
            multiplier: element["multiplier"].flatMap(DocumentNumber.ratio) ?? 1,
            constant: element.number("constant") ?? 0)
        constraint.priority = element.priority("priority") ?? .required
        constraint.identifier = element["identifier"]
        if element.bool("symbolic") == true { constraint.symbolicSpacing = .standard }
        constraint.documentLocation = document.location(element.line)
        constraint.documentID = element.id
        return constraint
    }

    /// Returns an item and attribute of a constraint. A missing item is the owner of the constraint
    /// (Documentation/DocumentFormat.md 3); other items must be inside the owner.
    private func term(
        _ id: String?, _ name: String?, _ owner: UIView
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let name, let attribute = Self.attributes[name] else { return nil }
        guard let id else { return (owner, attribute) }
        guard let item = objects.item(id), owner.holds(item) else { return nil }
        return (item, attribute)
    }

    private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
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
    /// Whether an item is inside the view, which may then hold its constraints.
    fileprivate func holds(_ item: AnyObject) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.isDescendant(of: self) ?? false
    }
}
