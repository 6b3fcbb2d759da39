import UIKit

extension ViewKind {
    /// A cell with a built-in style or its own content. On Interface Builder's canvas it is a plain
    /// view, whose content has its stored position.
    static let tableViewCell = ViewKind { element in
        UITableViewCell(
            style: element["style"].flatMap { cellStyles[$0] } ?? .default,
            reuseIdentifier: element["reuseIdentifier"])
    } configure: { cell, element, builder in
        cell.accessoryType = accessory(element, "accessoryType")
        cell.editingAccessoryType = accessory(element, "editingAccessoryType")
        cell.selectionStyle =
            element["selectionStyle"].flatMap { selectionStyles[$0] } ?? .default
        cell.indentationLevel = element.integer("indentationLevel") ?? 0
        cell.indentationWidth = element.number("indentationWidth") ?? 10
        cell.shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing") ?? true
        cell.showsReorderControl = element.bool("showsReorderControl") ?? false
        if let inset = element.insets("separatorInset") { cell.separatorInset = inset }
    }

    static let collectionViewCell = ViewKind { _ in UICollectionViewCell(frame: .zero) }
    static let collectionReusableView = ViewKind { _ in UICollectionReusableView(frame: .zero) }

    private static func accessory(
        _ element: Element, _ key: String
    ) -> UITableViewCell.AccessoryType {
        element[key].flatMap { accessories[$0] } ?? .none
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
}

extension ViewBuilder {
    /// Applies a cell's `<listContentConfiguration>`. Interface Builder's canvas has no views for
    /// it.
    func applyContentConfiguration(of element: Element, to view: UIView) {
        guard design == nil, let cell = view as? UITableViewCell,
            let content = element.child("listContentConfiguration", key: "contentConfiguration")
        else { return }
        var configuration = UIListContentConfiguration.cell()
        configuration.text = content["text"]
        configuration.secondaryText = content["secondaryText"].flatMap { $0.isEmpty ? nil : $0 }
        configuration.image = images.image(content, "image")
        configuration.prefersSideBySideTextAndSecondaryText =
            content.bool("prefersSideBySideTextAndSecondaryText") ?? false
        if let padding = content.number("imageToTextPadding") {
            configuration.imageToTextPadding = padding
        }
        cell.contentConfiguration = configuration
    }

    /// Returns the content view that a view creates itself, or `nil` if there is none.
    func ownContentView(of view: UIView) -> UIView? {
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            ?? (view as? UIVisualEffectView)?.contentView
    }

    /// Applies an element to a view that its owner has created and positions.
    func fill(_ view: UIView, with element: Element) {
        let mask = view.autoresizingMask
        applyCommonAttributes(of: element, to: view)
        RuntimeAttributes.apply(element, to: view, self)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = mask
        objects.add(view, for: element)
        addChildren(of: element, to: view)
    }

    /// Makes the labels and image view of a built-in style the cell's own.
    func adoptStyledParts(of element: Element, in view: UIView) {
        guard let cell = view as? UITableViewCell else { return }
        func part<Part: UIView>(_ key: String) -> Part? {
            element[key].flatMap(objects.item) as? Part
        }
        cell.adopt(
            textLabel: part("textLabel"), detailTextLabel: part("detailTextLabel"),
            imageView: part("imageView"))
    }
}
