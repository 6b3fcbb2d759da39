import UIKit

extension ViewKind {
    /// A row with the background of its list; on Interface Builder's canvas a plain view, whose
    /// content has the place that is stored for it.
    static let tableViewCell = ViewKind(drawn: false) { element in
        UITableViewCell(style: .default, reuseIdentifier: element["reuseIdentifier"])
    } configure: { cell, element, _ in
        cell.accessoryType =
            element["accessoryType"].flatMap { accessories[$0] } ?? .none
        guard element.child(key: "backgroundColor") == nil else { return }
        cell.backgroundColor = .systemBackground
    }

    static let collectionViewCell = ViewKind { _ in UICollectionViewCell(frame: .zero) }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]
}

extension ViewBuilder {
    /// The view that a cell already has for its content; nil where it has none of its own.
    func ownContentView(of view: UIView) -> UIView? {
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            ?? (view as? UIVisualEffectView)?.contentView
    }

    /// Gives a view that its owner made and places what the document says of it.
    func fill(_ view: UIView, with element: Element) {
        let mask = view.autoresizingMask
        applyCommonAttributes(of: element, to: view)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = mask
        objects.add(view, for: element)
        addChildren(of: element, to: view)
    }
}
