import ContactSheet

extension CatalogSection {
    static let systemColors = CatalogSection("Colors") {
        for (name, color) in hues { Specimen(name, swatch(color)) }
        for (name, color) in grays { Specimen(name, swatch(color)) }
        for (name, color) in backgrounds { Specimen(name, swatch(color)) }
        for (name, color) in fills { Specimen(name, swatch(color)) }
        for (name, color) in texts { Specimen(name, text(color)) }
        Specimen("elevated", elevated(.systemBackground))
        Specimen("elevated secondary", elevated(.secondarySystemBackground))
        Specimen("tint", tinted(.normal))
        Specimen("tint, dimmed", tinted(.dimmed))
        Specimen("own style: dark", styled(.dark))
        Specimen("own style: light", styled(.light))
        for (name, color) in hues.prefix(6) { Specimen("\(name), contrast", contrast(color)) }
    }

    private static let hues: [(String, UIColor)] = [
        ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow),
        ("green", .systemGreen), ("mint", .systemMint), ("teal", .systemTeal),
        ("cyan", .systemCyan), ("blue", .systemBlue), ("indigo", .systemIndigo),
        ("purple", .systemPurple), ("pink", .systemPink), ("brown", .systemBrown),
    ]

    private static let grays: [(String, UIColor)] = [
        ("gray", .systemGray), ("gray2", .systemGray2), ("gray3", .systemGray3),
        ("gray4", .systemGray4), ("gray5", .systemGray5), ("gray6", .systemGray6),
    ]

    private static let backgrounds: [(String, UIColor)] = [
        ("background", .systemBackground), ("secondary", .secondarySystemBackground),
        ("tertiary", .tertiarySystemBackground), ("grouped", .systemGroupedBackground),
        ("secondary grouped", .secondarySystemGroupedBackground),
        ("tertiary grouped", .tertiarySystemGroupedBackground),
    ]

    private static let fills: [(String, UIColor)] = [
        ("fill", .systemFill), ("secondary fill", .secondarySystemFill),
        ("tertiary fill", .tertiarySystemFill), ("quaternary fill", .quaternarySystemFill),
        ("separator", .separator), ("opaque separator", .opaqueSeparator),
    ]

    private static let texts: [(String, UIColor)] = [
        ("label", .label), ("secondary label", .secondaryLabel),
        ("tertiary label", .tertiaryLabel), ("quaternary label", .quaternaryLabel),
        ("placeholder text", .placeholderText), ("link", .link),
    ]
}

@MainActor private func swatch(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 98, height: 36))
    view.backgroundColor = color
    view.layer.cornerRadius = 6
    view.layer.borderWidth = 0.5
    view.layer.borderColor = UIColor.separator.cgColor
    return view
}

@MainActor private func text(_ color: UIColor) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 98, height: 36))
    label.text = "Sphinx"
    label.textColor = color
    return swatch(.systemBackground).holding(label)
}

@MainActor private func elevated(_ color: UIColor) -> UIView {
    let view = swatch(color)
    view.traitOverrides.userInterfaceLevel = .elevated
    return view
}

@MainActor private func contrast(_ color: UIColor) -> UIView {
    let view = swatch(color)
    view.traitOverrides.accessibilityContrast = .high
    return view
}

@MainActor private func tinted(_ mode: UIView.TintAdjustmentMode) -> UIView {
    let view = swatch(.tintColor)
    view.tintAdjustmentMode = mode
    return view
}

@MainActor private func styled(_ style: UIUserInterfaceStyle) -> UIView {
    let view = text(.label)
    view.overrideUserInterfaceStyle = style
    return view
}

extension UIView {
    fileprivate func holding(_ label: UILabel) -> UIView {
        label.frame = bounds
        label.textAlignment = .center
        addSubview(label)
        return self
    }
}
