import ContactSheet

extension CatalogSection {
    static let textStyles = CatalogSection("Text styles") {
        for (name, style) in textStyleNames {
            Specimen(name, fontSample("Aag 123", .preferredFont(forTextStyle: style)))
            Specimen("\(name), bold", fontSample("Aag", emphasized(style)))
        }
        Specimen("scaled by body", fontSample("Scaled", scaled()))
    }

    private static let textStyleNames: [(String, UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2),
        ("title3", .title3), ("headline", .headline), ("body", .body), ("callout", .callout),
        ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
        ("caption2", .caption2),
    ]
}

@MainActor private func emphasized(_ style: UIFont.TextStyle) -> UIFont? {
    UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        .withSymbolicTraits(.traitBold)
        .map { UIFont(descriptor: $0, size: 0) }
}

@MainActor private func scaled() -> UIFont? {
    UIFont(name: "Georgia", size: 17).map { UIFontMetrics.default.scaledFont(for: $0) }
}
