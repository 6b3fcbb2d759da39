import ContactSheet

extension CatalogSection {
    static let alerts = CatalogSection("Alerts") {
        alert("two actions", .alert, [("Cancel", .cancel), ("Delete", .destructive)])
        alert("one action", .alert, [("OK", .default)], message: nil)
        alert(
            "three actions, the first preferred", .alert,
            [("Save", .default), ("Don't save", .destructive), ("Cancel", .cancel)],
            message: "Your changes will be lost if you close the note now.", prefers: 0)
        alert(
            "action sheet", .actionSheet,
            [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)])
    }

    @MainActor private static func alert(
        _ caption: String, _ style: UIAlertController.Style,
        _ actions: [(String, UIAlertAction.Style)], message: String? = "This cannot be undone.",
        prefers preferred: Int? = nil
    ) -> Specimen {
        let controller = HeldAlert(
            title: "Delete this note?", message: message, preferredStyle: style)
        for (title, style) in actions {
            controller.addAction(UIAlertAction(title: title, style: style))
        }
        controller.preferredAction = preferred.map { controller.actions[$0] }
        let phone = AlertSpecimen(controller)
        return Specimen(caption, size: CGSize(width: 320, height: 380), phone)
    }
}

/// An alert that has a phone's traits, like the specimen around it.
private final class HeldAlert: UIAlertController {
    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(userInterfaceIdiom: .phone),
        ])
    }
}

/// A view that retains the controller whose view it shows.
private final class AlertSpecimen: UIView {
    private let controller: UIAlertController
    private let content: UIView

    init(_ controller: UIAlertController) {
        self.controller = controller
        content = controller.view
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
