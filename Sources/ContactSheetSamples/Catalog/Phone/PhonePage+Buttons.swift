import UIKit

extension PhonePage {
    static let buttons = PhonePage(name: "Buttons", others: [.glass]) {
        [
            PhoneSection(
                "Styles",
                [
                    .wide(line([button(.filled(), "Filled"), button(.tinted(), "Tinted")])),
                    .wide(line([button(.gray(), "Gray"), button(.plain(), "Plain")])),
                ]),
            PhoneSection(
                "Images",
                [
                    .wide(
                        line([
                            button(.filled(), "Share", "square.and.arrow.up"),
                            button(.tinted(), "Save", "bookmark"),
                        ])),
                    .wide(
                        line([
                            button(.gray(), "Photos", "photo", .top),
                            button(.gray(), "Camera", "camera", .top),
                            button(.gray(), "Scan", "doc", .top),
                        ])),
                ]),
            PhoneSection(
                "Sizes",
                [
                    .wide(button(.filled(), "Large", size: .large)),
                    .wide(
                        line([
                            button(.tinted(), "Small", size: .small),
                            button(.tinted(), "Mini", size: .mini),
                        ])),
                ]),
            PhoneSection(
                "Shapes and States",
                [
                    .wide(
                        line([
                            button(.filled(), "Capsule", corners: .capsule),
                            disabled(button(.filled(), "Disabled")),
                        ])),
                    .wide(destructive()),
                ]),
        ]
    }

    @MainActor private static func line(_ buttons: [UIView]) -> UIView {
        // Next to each other, buttons would be too narrow for large text.
        let category = UIScreen.main.traitCollection.preferredContentSizeCategory
        guard !category.isAccessibilityCategory else {
            return UIStackView(.vertical, spacing: 12, alignment: .fill, buttons)
        }
        let stack = UIStackView(.horizontal, spacing: 12, alignment: .center, buttons)
        stack.distribution = .fillEqually
        return stack
    }

    @MainActor private static func button(
        _ style: UIButton.Configuration, _ title: String, _ symbol: String? = nil,
        _ placement: NSDirectionalRectEdge = .leading,
        size: UIButton.Configuration.Size = .medium,
        corners: UIButton.Configuration.CornerStyle = .dynamic
    ) -> UIButton {
        var configuration = style
        configuration.title = title
        configuration.image = symbol.flatMap { UIImage(systemName: $0) }
        configuration.imagePlacement = placement
        configuration.imagePadding = 6
        configuration.buttonSize = size
        configuration.cornerStyle = corners
        return UIButton(configuration: configuration)
    }

    @MainActor private static func disabled(_ button: UIButton) -> UIButton {
        button.isEnabled = false
        return button
    }

    @MainActor private static func destructive() -> UIButton {
        let button = button(.tinted(), "Delete Account", "trash", size: .large)
        button.configuration?.baseForegroundColor = .systemRed
        button.configuration?.baseBackgroundColor = .systemRed
        return button
    }
}
