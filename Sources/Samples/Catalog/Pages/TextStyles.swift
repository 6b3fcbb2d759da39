import ContactSheet

extension CatalogPage {
    static let textStyles = CatalogPage("Text styles") {
        for (name, style) in textStyleNames {
            Specimen(name, fontSample("Aag 123", .preferredFont(forTextStyle: style)))
            Specimen("\(name), bold", fontSample("Aag", emphasized(style)))
        }
        for (name, weight) in weightNames {
            Specimen(name, fontSample("Quartz", .systemFont(ofSize: 20, weight: weight)))
        }
        for (name, design) in designNames {
            Specimen(name, fontSample("Judge 17", designed(design)))
        }
        Specimen("italic", fontSample("Judge", .italicSystemFont(ofSize: 17)))
        Specimen("digits", fontSample("11:17", .systemFont(ofSize: 17)))
        Specimen(
            "equal digits",
            fontSample("11:17", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)))
        for name in familyNames {
            Specimen(name, fontSample("Judge 17", UIFont(name: name, size: 17)))
        }
        Specimen("scaled by body", fontSample("Scaled", scaled()))
    }

    private static let textStyleNames: [(String, UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2),
        ("title3", .title3), ("headline", .headline), ("body", .body), ("callout", .callout),
        ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
        ("caption2", .caption2),
    ]

    private static let weightNames: [(String, UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]

    private static let designNames: [(String, UIFontDescriptor.SystemDesign)] = [
        ("default", .default), ("rounded", .rounded), ("serif", .serif),
        ("monospaced", .monospaced),
    ]

    private static let familyNames = [
        "HelveticaNeue-Light", "Georgia", "Menlo-Regular", "CourierNewPSMT", "AvenirNext-Medium",
        "TimesNewRomanPS-ItalicMT",
    ]
}

@MainActor private func fontSample(_ text: String, _ font: UIFont?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    return label
}

@MainActor private func emphasized(_ style: UIFont.TextStyle) -> UIFont? {
    UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        .withSymbolicTraits(.traitBold)
        .map { UIFont(descriptor: $0, size: 0) }
}

@MainActor private func designed(_ design: UIFontDescriptor.SystemDesign) -> UIFont? {
    UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(design)
        .map { UIFont(descriptor: $0, size: 0) }
}

@MainActor private func scaled() -> UIFont? {
    UIFont(name: "Georgia", size: 17).map { UIFontMetrics.default.scaledFont(for: $0) }
}
