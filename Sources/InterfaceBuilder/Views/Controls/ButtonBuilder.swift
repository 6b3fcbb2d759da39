import UIKit

extension ViewKind {
    static let button = ViewKind {
        UIButton(type: ButtonBuilder.type(of: $0))
    } configure: {
        ButtonBuilder.configure($0, $1, $2)
    }
}

@MainActor enum ButtonBuilder {
    /// Returns the type of a button. A missing attribute means a custom button; the rounded
    /// rectangle is the system type.
    static func type(of element: Element) -> UIButton.ButtonType {
        element["buttonType"].flatMap { types[$0] } ?? .custom
    }

    private static let types: [String: UIButton.ButtonType] = [
        "roundedRect": .roundedRect, "system": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
        "plain": .plain, "close": .close,
    ]

    static func configure(_ button: UIButton, _ element: Element, _ builder: ViewBuilder) {
        ControlAttributes.apply(element, to: button)
        applyTitleStyle(element, to: button, builder)
        button.contentEdgeInsets = element.insets("contentEdgeInsets") ?? .zero
        button.titleEdgeInsets = element.insets("titleEdgeInsets") ?? .zero
        button.imageEdgeInsets = element.insets("imageEdgeInsets") ?? .zero
        button.adjustsImageWhenHighlighted = element.bool("adjustsImageWhenHighlighted") ?? true
        button.adjustsImageWhenDisabled = element.bool("adjustsImageWhenDisabled") ?? true
        button.reversesTitleShadowWhenHighlighted =
            element.bool("reversesTitleShadowWhenHighlighted") ?? false
        button.showsTouchWhenHighlighted = element.bool("showsTouchWhenHighlighted") ?? false
        button.changesSelectionAsPrimaryAction =
            element.bool("changesSelectionAsPrimaryAction") ?? false
        button.role = element["role"].flatMap { roles[$0] } ?? .normal
        let configuration = element.child("buttonConfiguration")
        for state in element.children where state.name == "state" {
            // The titles of states have no effect next to a configuration.
            apply(state, to: button, builder, withTitle: configuration == nil)
        }
        if let configuration {
            ButtonConfigurationBuilder.apply(configuration, to: button, builder)
        }
    }

    private static let roles: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    private static func applyTitleStyle(
        _ element: Element, to button: UIButton, _ builder: ViewBuilder
    ) {
        let font = element.child("fontDescription", key: "fontDescription")
        if let font = builder.font(font) { button.titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap({ TextNames.lineBreakModes[$0] }) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let offset = element.size("titleShadowOffset") {
            button.titleLabel?.shadowOffset = offset
        }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
        "selected": .selected, "focused": .focused,
    ]

    private static func apply(
        _ element: Element, to button: UIButton, _ builder: ViewBuilder, withTitle: Bool
    ) {
        guard let state = element.key.flatMap({ states[$0] }) else { return }
        if withTitle { button.setTitle(element.string("title"), for: state) }
        let attributed = AttributedText(element.child(key: "attributedTitle"))
        button.setAttributedTitle(attributed?.attributedString(builder), for: state)
        button.setTitleColor(builder.color(element, "titleColor"), for: state)
        button.setTitleShadowColor(builder.color(element, "titleShadowColor"), for: state)
        button.setImage(builder.images.image(element, "image"), for: state)
        button.setBackgroundImage(builder.images.image(element, "backgroundImage"), for: state)
    }
}
