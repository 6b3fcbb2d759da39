extension NamedFamily {
    /// The families of iOS that have a substitute; those with a substitute of equal widths come first.
    static let all = metricEqual + sansSerif + serif + display + otherScripts

    private static let metricEqual = [
        NamedFamily("Helvetica", .liberationSans, .helvetica, styles("Helvetica", "Oblique")),
        NamedFamily(
            "Helvetica Neue", .liberationSans, .helveticaNeue,
            styles("HelveticaNeue", "Italic")
                + weights(
                    "HelveticaNeue", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic",
                    "Light", "LightItalic", "Medium", "MediumItalic", "CondensedBold",
                    "CondensedBlack")),
        NamedFamily(
            "Arial", .liberationSans, .arial,
            ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]),
        NamedFamily(
            "Times New Roman", .liberationSerif, .timesNewRoman,
            [
                "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
                "TimesNewRomanPS-BoldItalicMT",
            ]),
        NamedFamily(
            "Times", .liberationSerif, .times,
            weights("Times", "Roman", "Bold", "Italic", "BoldItalic")),
        NamedFamily(
            "Courier New", .liberationMono, .courierNew,
            [
                "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
                "CourierNewPS-BoldItalicMT",
            ]),
        NamedFamily("Courier", .liberationMono, .courier, styles("Courier", "Oblique")),
        NamedFamily(
            "Menlo", .dejaVuSansMono, .menlo,
            weights("Menlo", "Regular", "Bold", "Italic", "BoldItalic")),
    ]

    private static let sansSerif = [
        NamedFamily(
            "Verdana", .dejaVuSans, .verdana, styles("Verdana", "Italic")),
        NamedFamily(
            "Trebuchet MS", .liberationSans, .trebuchet,
            [
                "TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic",
                "Trebuchet-BoldItalic",
            ]),
        NamedFamily("Avenir Next", .lato, .avenir, avenirNext("AvenirNext")),
        NamedFamily(
            "Avenir Next Condensed", .lato, .avenir,
            avenirNext("AvenirNextCondensed")),
        NamedFamily(
            "Avenir", .lato, .avenir,
            weights(
                "Avenir", "Book", "BookOblique", "Roman", "Oblique", "Light", "LightOblique",
                "Medium", "MediumOblique", "Heavy", "HeavyOblique", "Black", "BlackOblique")),
        NamedFamily(
            "Futura", .leagueSpartan, .futura,
            weights(
                "Futura", "Medium", "MediumItalic", "Bold", "CondensedMedium",
                "CondensedExtraBold")),
        NamedFamily(
            "Gill Sans", .cabin, .gillSans,
            styles("GillSans", "Italic")
                + weights(
                    "GillSans", "Light", "LightItalic", "SemiBold", "SemiBoldItalic",
                    "UltraBold")),
        NamedFamily(
            "Optima", .lato, .optima,
            weights("Optima", "Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack")),
        NamedFamily(
            "Arial Rounded MT Bold", .quicksand, .arial, ["ArialRoundedMTBold"], onlyWeight: .bold),
        NamedFamily("DIN Alternate", .inter, .din, ["DINAlternate-Bold"], onlyWeight: .bold),
        NamedFamily(
            "DIN Condensed", .nimbusSansNarrow, .din, ["DINCondensed-Bold"], onlyWeight: .bold),
    ]

    private static func styles(_ prefix: String, _ slant: String) -> [String] {
        [prefix] + weights(prefix, "Bold", slant, "Bold" + slant)
    }

    static func weights(_ prefix: String, _ endings: String...) -> [String] {
        endings.map { prefix + "-" + $0 }
    }

    private static func avenirNext(_ prefix: String) -> [String] {
        weights(
            prefix, "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium",
            "MediumItalic", "DemiBold", "DemiBoldItalic", "Bold", "BoldItalic", "Heavy",
            "HeavyItalic")
    }
}
