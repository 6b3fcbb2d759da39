import ContactSheet

extension CataloguePage {
    /// Every name with a drawing of its own; the others are composed of these.
    static let symbols = CataloguePage("Symbols") {
        Specimen("every symbol drawing", size: CGSize(width: 728, height: 900), SymbolGrid())
    }

    static let symbolVariants = CataloguePage("Symbol variants") {
        for name in composed {
            Specimen(name, symbol(name, UIImage.SymbolConfiguration(pointSize: 22)))
        }
        for weight in 1...9 {
            Specimen(
                "weight \(weight)",
                symbol(
                    "heart",
                    UIImage.SymbolConfiguration(
                        pointSize: 28, weight: UIImage.SymbolWeight(rawValue: weight) ?? .regular)))
        }
        for (name, scale) in scales {
            Specimen(
                name,
                symbol(
                    "star.fill",
                    UIImage.SymbolConfiguration(pointSize: 28, weight: .regular, scale: scale)))
        }
        for style in [UIFont.TextStyle.largeTitle, .title1, .body, .caption1] {
            Specimen(
                style.rawValue.replacing("UICTFontTextStyle", with: ""),
                symbol("gearshape", UIImage.SymbolConfiguration(textStyle: style)))
        }
        Specimen(
            "hierarchical",
            symbol(
                "person.crop.circle.badge.plus",
                UIImage.SymbolConfiguration(pointSize: 34).applying(
                    .init(hierarchicalColor: .systemBlue))))
        Specimen(
            "palette",
            symbol(
                "xmark.circle.fill",
                UIImage.SymbolConfiguration(pointSize: 34).applying(
                    .init(paletteColors: [.white, .systemRed]))))
        Specimen("unknown", symbol("lizard.circle", UIImage.SymbolConfiguration(pointSize: 44)))
    }

    private static let scales: [(String, UIImage.SymbolScale)] = [
        ("small", .small), ("medium", .medium), ("large", .large),
    ]

    private static let composed = [
        "xmark.circle.fill", "plus.circle", "plus.circle.fill", "minus.circle",
        "checkmark.circle.fill",
        "exclamationmark.triangle.fill", "info.circle", "questionmark.circle.fill",
        "play.circle.fill",
        "star.circle", "heart.slash", "bell.slash.fill", "bell.badge", "mic.slash.fill",
        "wifi.slash",
        "folder.badge.plus", "doc.badge.plus", "person.badge.plus", "cart.badge.plus",
        "1.circle.fill", "plus.square", "plus.app.fill",
        "checkmark.square.fill", "chevron.right.circle", "arrow.up.circle.fill", "ellipsis.circle",
        "arrow.up.right.square", "checkmark.shield.fill", "person.2.fill", "video.slash",
        "trash.fill",
        "house.fill", "envelope.fill", "gearshape.fill", "camera.fill", "photo.fill",
        "calendar.badge.plus",
    ]

    @MainActor private static func symbol(
        _ name: String, _ configuration: UIImage.SymbolConfiguration
    ) -> UIView {
        UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    }
}

/// All symbols side by side, each with its name.
private final class SymbolGrid: UIView {
    private static let cell = CGSize(width: 40.4, height: 46)

    override func draw(_ rect: CGRect) {
        let columns = Int(bounds.width / Self.cell.width)
        for (index, name) in UIImage.systemNames.enumerated() {
            let cell = CGRect(
                x: CGFloat(index % columns) * Self.cell.width,
                y: CGFloat(index / columns) * Self.cell.height, width: Self.cell.width,
                height: Self.cell.height)
            draw(name, in: cell)
        }
    }

    private func draw(_ name: String, in cell: CGRect) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
            return
        }
        let size = image.size
        image.withTintColor(.label).draw(
            at: CGPoint(x: cell.midX - size.width / 2, y: cell.midY - size.height / 2))
    }
}
