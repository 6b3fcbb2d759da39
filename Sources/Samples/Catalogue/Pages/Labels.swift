import ContactSheet

extension CataloguePage {
    static let labels = CataloguePage("Labels") {
        for style in styles { Specimen(style.name, label(style)) }
    }

    @MainActor private static func label(_ style: (name: String, style: UIFont.TextStyle))
        -> UILabel
    {
        let label = UILabel()
        label.text = "Sphinx of black quartz"
        label.font = .preferredFont(forTextStyle: style.style)
        return label
    }

    private static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout),
        ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
        ("caption2", .caption2),
    ]
}
