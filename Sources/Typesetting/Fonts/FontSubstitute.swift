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
    case jetBrainsMono = "JetBrainsMono"
    case quicksand = "Quicksand"
    case lato = "Lato"
    case leagueSpartan = "LeagueSpartan"
    case cabin = "Cabin"
    case c059 = "C059"
    case p052 = "P052"
    case bookman = "URWBookman"
    case nimbusSansNarrow = "NimbusSansNarrow"

    /// The Debian package that contains the family's files.
    var package: String {
        switch self {
        case .inter, .interDisplay: "fonts-inter"
        case .liberationSans, .liberationSerif, .liberationMono: "fonts-liberation2"
        case .notoSerif: Fallback.package
        case .dejaVuSans, .dejaVuSansMono: "fonts-dejavu-core"
        case .jetBrainsMono: "fonts-jetbrains-mono"
        case .quicksand: "fonts-quicksand"
        case .lato: "fonts-lato"
        case .leagueSpartan: "fonts-league-spartan"
        case .cabin: "fonts-cabin"
        case .c059, .p052, .bookman, .nimbusSansNarrow: "fonts-urw-base35"
        }
    }

    /// The family to use if this one isn't installed.
    var next: FontSubstitute? {
        switch self {
        case .interDisplay, .quicksand, .lato, .leagueSpartan: .inter
        case .liberationMono, .jetBrainsMono: .dejaVuSansMono
        case .notoSerif, .c059, .p052, .bookman: .liberationSerif
        case .cabin, .nimbusSansNarrow: .liberationSans
        case .inter, .liberationSans, .liberationSerif, .dejaVuSansMono: .dejaVuSans
        case .dejaVuSans: nil
        }
    }

    /// Returns the name of the file with this weight and slant, or of the most similar one in the
    /// family.
    func fileName(_ weight: FontWeight, italic: Bool) -> String {
        let style = styles.style(weight, italic: italic)
        return style.isEmpty ? "\(rawValue).ttf" : "\(rawValue)-\(style).\(styles.fileType)"
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
}
