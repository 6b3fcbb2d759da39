/// A free family that replaces fonts of Apple's (Documentation/Fonts.md 4.1).
enum FontSubstitute: String, Sendable, CaseIterable {
    case inter = "Inter"
    case interDisplay = "InterDisplay"
    case liberationSans = "LiberationSans"
    case liberationSerif = "LiberationSerif"
    case liberationMono = "LiberationMono"
    case notoSerif = "NotoSerif"
    case dejaVuSans = "DejaVuSans"
    case dejaVuSansMono = "DejaVuSansMono"

    /// The Debian package that contains the family's files.
    var package: String {
        switch self {
        case .inter, .interDisplay: "fonts-inter"
        case .liberationSans, .liberationSerif, .liberationMono: "fonts-liberation2"
        case .notoSerif: Fallback.package
        case .dejaVuSans, .dejaVuSansMono: "fonts-dejavu-core"
        }
    }

    /// The family to use if this one isn't installed.
    var next: FontSubstitute? {
        switch self {
        case .interDisplay: .inter
        case .liberationMono: .dejaVuSansMono
        case .notoSerif: .liberationSerif
        case .inter, .liberationSans, .liberationSerif, .dejaVuSansMono: .dejaVuSans
        case .dejaVuSans: nil
        }
    }

    /// Returns the name of the file with this weight and slant, or of the most similar one in the
    /// family.
    func fileName(_ weight: FontWeight, italic: Bool) -> String {
        switch self {
        case .inter, .interDisplay: "\(rawValue)-\(Self.interStyle(weight, italic: italic)).otf"
        case .liberationSans, .liberationSerif, .liberationMono, .notoSerif:
            "\(rawValue)-\(Self.style(weight, italic: italic, "Regular", "Italic")).ttf"
        case .dejaVuSans, .dejaVuSansMono: dejaVuFileName(weight, italic: italic)
        }
    }

    /// All files of the family, without duplicates.
    var fileNames: [String] {
        var names: [String] = []
        for weight in FontWeight.allCases {
            for italic in [false, true] {
                let name = fileName(weight, italic: italic)
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    private static func interStyle(_ weight: FontWeight, italic: Bool) -> String {
        let name =
            switch weight {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .regular: italic ? "" : "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy: "ExtraBold"
            case .black: "Black"
            }
        return italic ? name + "Italic" : name
    }

    private static func style(
        _ weight: FontWeight, italic: Bool, _ regular: String, _ slanted: String
    ) -> String {
        guard weight.isBold else { return italic ? slanted : regular }
        return italic ? "Bold" + slanted : "Bold"
    }

    /// Returns the file's name. DejaVu's core package has no oblique faces, so italic uses the
    /// upright face.
    private func dejaVuFileName(_ weight: FontWeight, italic: Bool) -> String {
        weight.isBold ? "\(rawValue)-Bold.ttf" : "\(rawValue).ttf"
    }
}
