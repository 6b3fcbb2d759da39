import CoreGraphics

extension NamedFamily {
    /// Returns the factor from the substitute's advances to those of one of Apple's fonts, by
    /// PostScript name; 1 if it hasn't been measured (Documentation/Fonts.md 4.4).
    static func advanceScale(of fontName: String) -> CGFloat {
        if let known = widths[fontName] { return known }
        let slants = ["Italic", "Oblique"]
        guard let slant = slants.first(where: { fontName.hasSuffix($0) }) else { return 1 }
        return widths[String(fontName.dropLast(slant.count))] ?? 1
    }

    /// The factors by the name of the upright font.
    private static let widths: [String: CGFloat] = [
        "HelveticaNeue-Light": 1.036, "HelveticaNeue-Thin": 1.004,
        "HelveticaNeue-UltraLight": 1.027,
        "Avenir Next": 1.028, "AvenirNext-Regular": 1.028, "AvenirNext-": 1.028,
        "AvenirNext-Medium": 1.034,
        "AvenirNext-DemiBold": 1.028, "AvenirNext-Bold": 1.05, "AvenirNext-Heavy": 1.175,
        "AvenirNext-UltraLight": 1.04,
        "AvenirNextCondensed-Regular": 0.84, "AvenirNextCondensed-": 0.84,
        "AvenirNextCondensed-Medium": 0.85, "AvenirNextCondensed-DemiBold": 0.85,
        "AvenirNextCondensed-Bold": 0.87, "AvenirNextCondensed-Heavy": 0.95,
        "AvenirNextCondensed-UltraLight": 0.84,
        "Avenir": 1.01, "Avenir-Book": 1.01, "Avenir-Roman": 1.01, "Avenir-": 1.01,
        "Avenir-Light": 1.01,
        "Avenir-Medium": 1.025, "Avenir-Heavy": 1.058, "Avenir-Black": 1.07,
        "Futura-Medium": 1.114, "Futura-Bold": 1.232, "Futura-CondensedMedium": 0.752,
        "Futura-CondensedExtraBold": 0.8,
        "Georgia": 0.965, "Georgia-Bold": 0.965, "Georgia-": 0.965,
        "TrebuchetMS": 1.033, "TrebuchetMS-": 1.033, "TrebuchetMS-Bold": 1.033,
        "Trebuchet-Bold": 1.033, "Verdana": 1.042, "Verdana-": 1.042, "Verdana-Bold": 1.042,
        "AmericanTypewriter": 0.973, "AmericanTypewriter-Condensed": 0.8,
        "DINCondensed-Bold": 0.85,
    ]
}

extension FontSubstitute {
    /// Returns the factor from the font's size to the one at which the substitute's capitals are as
    /// high as Apple's. Families with similar heights have 1.
    func drawnScale(as family: NamedFamily) -> CGFloat {
        guard let capHeight else { return 1 }
        return family.metrics.capHeight / capHeight
    }

    /// The height of capitals in em, of substitutes whose letters are much smaller or larger than
    /// those of Apple's font.
    private var capHeight: CGFloat? {
        switch self {
        case .leagueSpartan: 0.66
        case .c059: 0.722
        default: nil
        }
    }
}
