import ContactSheet

extension CatalogSection {
    static let buttons = CatalogSection("Buttons") {
        for (name, state) in states {
            Specimen("system \(name)", button(.system, "Button", state))
            Specimen("custom \(name)", custom(state))
            Specimen("image \(name)", image(state))
        }
        for type in marks { Specimen(type.name, mark(type.type)) }
        Specimen("edge insets", insets())
        Specimen("shadow", shadow())
        Specimen("glow", glow())
        for alignment in alignments {
            Specimen(
                alignment.name, size: CGSize(width: 150, height: 36),
                aligned(alignment.horizontal))
        }
        Specimen("fill", size: CGSize(width: 150, height: 36), aligned(.fill))
        Specimen("several lines", size: CGSize(width: 120, height: 64), lines())
        Specimen("background image", size: CGSize(width: 120, height: 40), background())
    }

    private static let states: [(String, UIControl.State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
        ("selected", .selected),
    ]

    private static let marks: [(name: String, type: UIButton.ButtonType)] = [
        ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
        ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
    ]

    private static let alignments:
        [(name: String, horizontal: UIControl.ContentHorizontalAlignment)] = [
            ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]

    /// Returns a button. The light info button of iOS 6 is white, so its background is gray.
    @MainActor private static func mark(_ type: UIButton.ButtonType) -> UIButton {
        let button = UIButton(type: type)
        if type == .infoLight { button.backgroundColor = .systemGray3 }
        return button
    }

    @MainActor static func button(
        _ type: UIButton.ButtonType, _ title: String, _ state: UIControl.State = .normal
    ) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.isHighlighted = state.contains(.highlighted)
        button.isEnabled = !state.contains(.disabled)
        button.isSelected = state.contains(.selected)
        return button
    }

    @MainActor private static func custom(_ state: UIControl.State) -> UIButton {
        let button = button(.custom, "Custom", state)
        button.setTitleColor(.systemIndigo, for: .normal)
        button.setTitleColor(.systemRed, for: .highlighted)
        button.setTitleColor(.systemGray, for: .disabled)
        button.setTitle("Chosen", for: .selected)
        return button
    }

    @MainActor private static func image(_ state: UIControl.State) -> UIButton {
        let button = button(.system, "Photo", state)
        button.setImage(picture, for: .normal)
        return button
    }

    @MainActor static var picture: UIImage {
        UIImage(placeholder: "photo", size: CGSize(width: 24, height: 20))
    }

    @MainActor private static func insets() -> UIButton {
        let button = button(.system, "Insets")
        button.setImage(picture, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        button.titleEdgeInsets = UIEdgeInsets(left: 8, right: -8)
        button.backgroundColor = .systemGray5
        return button
    }

    @MainActor private static func shadow() -> UIButton {
        let button = button(.custom, "Shadow")
        button.setTitleColor(.systemBlue, for: .normal)
        button.setTitleShadowColor(.systemGray3, for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        return button
    }

    @MainActor private static func glow() -> UIButton {
        let button = button(.custom, "Touch", .highlighted)
        button.backgroundColor = .systemIndigo
        button.showsTouchWhenHighlighted = true
        return button
    }

    @MainActor private static func aligned(
        _ alignment: UIControl.ContentHorizontalAlignment
    ) -> UIButton {
        let button = button(.system, "Photo")
        button.setImage(picture, for: .normal)
        button.contentHorizontalAlignment = alignment
        button.backgroundColor = .systemGray5
        return button
    }

    @MainActor private static func lines() -> UIButton {
        let button = button(.system, "A title that goes on for several lines")
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.titleLabel?.textAlignment = .center
        return button
    }

    @MainActor private static func background() -> UIButton {
        let button = button(.custom, "Background")
        button.setTitleColor(.label, for: .normal)
        button.setBackgroundImage(
            UIImage(placeholder: "back", size: CGSize(width: 60, height: 30)), for: .normal)
        return button
    }
}
