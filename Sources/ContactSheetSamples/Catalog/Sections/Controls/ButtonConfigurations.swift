import ContactSheet

extension CatalogSection {
    static let buttonConfigurations = CatalogSection("Button configurations") {
        for style in styles { Specimen(style.name, configured(style.make(), "Button")) }
        for style in states {
            for make in loud { Specimen(style.name, configured(make(), "Button", style.state)) }
        }
        for size in sizes { Specimen(size.name, sized(size.size)) }
        for corner in corners { Specimen(corner.name, cornered(corner.style)) }
        for edge in edges { Specimen("image \(edge.name)", placed(edge.edge)) }
        for alignment in titles { Specimen("subtitle \(alignment.name)", titled(alignment.value)) }
        Specimen("activity", activity())
        Specimen("stroke", stroke())
        Specimen("popup", popUp())
        Specimen("destructive", destructive())
        Specimen("attributed", attributed())
    }

    private typealias Configuration = UIButton.Configuration

    private static let styles: [(name: String, make: @MainActor () -> Configuration)] = [
        ("plain", Configuration.plain), ("gray", Configuration.gray),
        ("tinted", Configuration.tinted), ("filled", Configuration.filled),
        ("borderless", Configuration.borderless), ("bordered", Configuration.bordered),
        ("borderedTinted", Configuration.borderedTinted),
        ("borderedProminent", Configuration.borderedProminent), ("glass", Configuration.glass),
        ("prominentGlass", Configuration.prominentGlass),
        ("clearGlass", Configuration.clearGlass),
    ]
    private static let loud: [@MainActor () -> Configuration] = [
        Configuration.plain, Configuration.gray, Configuration.tinted, Configuration.filled,
    ]
    private static let states: [(name: String, state: UIControl.State)] = [
        ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]
    private static let sizes: [(name: String, size: Configuration.Size)] = [
        ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    private static let corners: [(name: String, style: Configuration.CornerStyle)] = [
        ("small", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
    ]
    private static let edges: [(name: String, edge: NSDirectionalRectEdge)] = [
        ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    private static let titles: [(name: String, value: Configuration.TitleAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]

    @MainActor private static func configured(
        _ configuration: Configuration, _ title: String, _ state: UIControl.State = .normal
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.isHighlighted = state.contains(.highlighted)
        button.isEnabled = !state.contains(.disabled)
        button.isSelected = state.contains(.selected)
        return button
    }

    @MainActor private static func sized(_ size: Configuration.Size) -> UIButton {
        var configuration = Configuration.filled()
        configuration.buttonSize = size
        return configured(configuration, "Button")
    }

    @MainActor private static func cornered(_ style: Configuration.CornerStyle) -> UIButton {
        var configuration = Configuration.tinted()
        configuration.cornerStyle = style
        return configured(configuration, "Button")
    }

    @MainActor private static func placed(_ edge: NSDirectionalRectEdge) -> UIButton {
        var configuration = Configuration.gray()
        configuration.image = picture
        configuration.imagePlacement = edge
        configuration.imagePadding = 8
        return configured(configuration, "Photo")
    }

    @MainActor private static func titled(_ alignment: Configuration.TitleAlignment) -> UIButton {
        var configuration = Configuration.filled()
        configuration.subtitle = "A longer subtitle"
        configuration.titleAlignment = alignment
        return configured(configuration, "Title")
    }

    @MainActor private static func activity() -> UIButton {
        var configuration = Configuration.filled()
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 8
        return configured(configuration, "Loading")
    }

    @MainActor private static func stroke() -> UIButton {
        var configuration = Configuration.plain()
        configuration.background.strokeColor = .systemIndigo
        configuration.background.strokeWidth = 2
        configuration.background.cornerRadius = 8
        configuration.cornerStyle = .fixed
        return configured(configuration, "Stroke")
    }

    @MainActor private static func popUp() -> UIButton {
        var configuration = Configuration.gray()
        configuration.indicator = .popup
        return configured(configuration, "Choice")
    }

    @MainActor private static func destructive() -> UIButton {
        let button = configured(.filled(), "Delete")
        button.role = .destructive
        return button
    }

    @MainActor private static func attributed() -> UIButton {
        var configuration = Configuration.plain()
        var title = AttributedString("Attributed")
        title.font = .boldSystemFont(ofSize: 20)
        title.foregroundColor = .systemPink
        configuration.attributedTitle = title
        return UIButton(configuration: configuration)
    }
}
