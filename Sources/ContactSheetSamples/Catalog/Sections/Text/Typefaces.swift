import ContactSheet

extension CatalogSection {
    static let typefaces = CatalogSection("Fonts") {
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
    }

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

    @MainActor static func fontSample(_ text: String, _ font: UIFont?) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }
}

@MainActor private func designed(_ design: UIFontDescriptor.SystemDesign) -> UIFont? {
    UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(design)
        .map { UIFont(descriptor: $0, size: 0) }
}
