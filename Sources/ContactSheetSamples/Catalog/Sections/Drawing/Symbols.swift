import ContactSheet

extension CatalogSection {
    /// The symbols whose names are a single word, on several pages. Most others are variants of
    /// these or composed of them.
    static let symbols: [CatalogSection] = MainActor.assumeIsolated {
        let names = UIImage.systemNames.filter { !$0.contains(".") }
        let starts = stride(from: 0, to: names.count, by: perPage)
        return starts.enumerated().map { number, start in
            let part = names[start..<min(start + perPage, names.count)]
            return CatalogSection("Symbols \(number + 1)") {
                for name in part { Specimen("", SymbolCell(name)) }
            }
        }
    }

    private static let perPage = 133

    static let symbolVariants = CatalogSection("Symbol variants") {
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
        Specimen("unknown", symbol("unicorn.circle", UIImage.SymbolConfiguration(pointSize: 44)))
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

/// A symbol above its name.
private final class SymbolCell: UIView {
    private let symbol = UIImageView()
    private let label = UILabel()

    init(_ name: String) {
        super.init(frame: .zero)
        symbol.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        symbol.contentMode = .center
        symbol.tintColor = .label
        label.text = name
        label.font = .systemFont(ofSize: 8)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(symbol)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 88, height: 26) }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
        label.frame = CGRect(x: 0, y: 30, width: bounds.width, height: 10)
    }
}
