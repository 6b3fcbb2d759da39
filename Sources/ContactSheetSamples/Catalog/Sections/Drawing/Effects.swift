import ContactSheet

extension CatalogSection {
    static let effects = CatalogSection("Effects") {
        for style in UIBlurEffect.Style.allCases {
            Specimen(shortName(style), covered(UIBlurEffect(style: style)))
        }
        for style in UIGlassEffect.Style.allCases {
            Specimen("glass: \(style)", covered(UIGlassEffect(style: style)))
        }
        Specimen("none", covered(nil))
        for style in UIVibrancyEffectStyle.allCases {
            Specimen("vibrancy: \(style)", vibrant(style, on: .systemThickMaterial))
        }
        for style in [UIVibrancyEffectStyle.label, .secondaryLabel, .fill] {
            Specimen("dark: \(style)", vibrant(style, on: .systemThickMaterialDark))
        }
    }
}

/// Returns the style's name without `system`, so that it isn't wider than the specimen.
private func shortName(_ style: UIBlurEffect.Style) -> String {
    let name = "\(style)"
    guard name.hasPrefix("system") else { return name }
    let rest = name.dropFirst("system".count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
}

@MainActor private func covered(_ effect: UIVisualEffect?) -> UIView {
    let label = UILabel()
    label.text = "Label"
    label.textAlignment = .center
    if let blur = effect as? UIBlurEffect {
        let name = "\(blur.style)".lowercased()
        if name.hasSuffix("dark") { label.textColor = .white }
        if name.hasSuffix("light") { label.textColor = .black }
    }
    return scenery(under: effect, with: label)
}

/// Returns a tinted star in the content view of a vibrancy effect on a material.
@MainActor private func vibrant(
    _ style: UIVibrancyEffectStyle, on material: UIBlurEffect.Style
) -> UIView {
    let blur = UIBlurEffect(style: material)
    let vibrancy = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: blur, style: style))
    let star = UIImageView(
        image: UIImage(
            systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 26)))
    star.contentMode = .center
    star.frame = CGRect(x: 0, y: 0, width: 100, height: 48)
    vibrancy.contentView.addSubview(star)
    return scenery(under: blur, with: vibrancy)
}

/// Returns a landscape under a rounded material that a view fills.
@MainActor private func scenery(under effect: UIVisualEffect?, with content: UIView) -> UIView {
    let scenery = SceneryView(frame: CGRect(x: 0, y: 0, width: 124, height: 72))
    let material = UIVisualEffectView(effect: effect)
    material.frame = scenery.bounds.insetBy(dx: 12, dy: 12)
    material.layer.cornerRadius = 10
    material.clipsToBounds = true
    content.frame = material.bounds
    material.contentView.addSubview(content)
    scenery.addSubview(material)
    return scenery
}
