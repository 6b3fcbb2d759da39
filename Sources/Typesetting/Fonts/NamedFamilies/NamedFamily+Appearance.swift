extension NamedFamily {
    /// Families whose substitute is similar only in kind.
    static let serif = [
        NamedFamily(
            "Georgia", .c059, .georgia,
            ["Georgia"] + weights("Georgia", "Bold", "Italic", "BoldItalic")),
        NamedFamily(
            "Palatino", .p052, .times,
            weights("Palatino", "Roman", "Bold", "Italic", "BoldItalic")),
        NamedFamily(
            "Baskerville", .liberationSerif, .times,
            ["Baskerville"]
                + weights(
                    "Baskerville", "Bold", "Italic", "BoldItalic", "SemiBold", "SemiBoldItalic")),
        NamedFamily(
            "Hoefler Text", .liberationSerif, .times,
            weights("HoeflerText", "Regular", "Black", "Italic", "BlackItalic")),
        NamedFamily(
            "Didot", .liberationSerif, .times,
            ["Didot"] + weights("Didot", "Bold", "Italic")),
        NamedFamily(
            "Bodoni 72", .liberationSerif, .times,
            weights("BodoniSvtyTwoITCTT", "Book", "BookIta", "Bold")),
        NamedFamily(
            "Cochin", .liberationSerif, .times,
            ["Cochin"] + weights("Cochin", "Bold", "Italic", "BoldItalic")),
        NamedFamily(
            "Iowan Old Style", .liberationSerif, .times,
            weights("IowanOldStyle", "Roman", "Bold", "Italic", "BoldItalic")),
        NamedFamily(
            "Charter", .liberationSerif, .times,
            weights("Charter", "Roman", "Bold", "Italic", "BoldItalic", "Black")),
        NamedFamily(
            "American Typewriter", .bookman, .georgia,
            ["AmericanTypewriter"]
                + weights("AmericanTypewriter", "Light", "Semibold", "Bold", "Condensed")),
        NamedFamily("Copperplate", .liberationSerif, .times, copperplate),
        NamedFamily("Symbol", .liberationSerif, .times, ["Symbol"]),
    ]

    static let display = [
        NamedFamily(
            "Marker Felt", .dejaVuSans, .helveticaNeue, weights("MarkerFelt", "Thin", "Wide")),
        NamedFamily(
            "Chalkboard SE", .dejaVuSans, .helveticaNeue,
            weights("ChalkboardSE", "Regular", "Light", "Bold")),
        NamedFamily("Chalkduster", .dejaVuSans, .helveticaNeue, ["Chalkduster"]),
        NamedFamily(
            "Noteworthy", .dejaVuSans, .helveticaNeue, weights("Noteworthy", "Light", "Bold")),
        NamedFamily(
            "Bradley Hand", .dejaVuSans, .helveticaNeue, ["BradleyHandITCTT-Bold"],
            onlyWeight: .bold),
        NamedFamily(
            "Papyrus", .liberationSerif, .times, ["Papyrus", "Papyrus-Condensed"]),
        NamedFamily(
            "Snell Roundhand", .liberationSerif, .times,
            ["SnellRoundhand"] + weights("SnellRoundhand", "Bold", "Black")),
        NamedFamily("Savoye LET", .liberationSerif, .times, ["SavoyeLetPlain"]),
        NamedFamily("Zapfino", .liberationSerif, .times, ["Zapfino"]),
    ]

    /// Families for other scripts. Their Latin letters are the substitute's; other characters are
    /// from Noto's faces.
    static let otherScripts = [
        NamedFamily(
            "PingFang SC", .inter, .pingFang, pingFang("SC"), language: .simplifiedChinese),
        NamedFamily(
            "PingFang TC", .inter, .pingFang, pingFang("TC"), language: .traditionalChinese),
        NamedFamily(
            "PingFang HK", .inter, .pingFang, pingFang("HK"), language: .hongKongChinese),
        NamedFamily(
            "Heiti SC", .inter, .pingFang, weights("STHeitiSC", "Light", "Medium"),
            language: .simplifiedChinese),
        NamedFamily(
            "Heiti TC", .inter, .pingFang, weights("STHeitiTC", "Light", "Medium"),
            language: .traditionalChinese),
        NamedFamily(
            "Hiragino Sans", .inter, .pingFang,
            weights("HiraginoSans", "W3", "W5", "W6", "W7", "W8"), language: .japanese),
        NamedFamily(
            "Hiragino Kaku Gothic ProN", .inter, .pingFang, weights("HiraKakuProN", "W3", "W6"),
            language: .japanese),
        NamedFamily(
            "Apple SD Gothic Neo", .inter, .pingFang,
            weights(
                "AppleSDGothicNeo", "Regular", "Thin", "UltraLight", "Light", "Medium",
                "SemiBold", "Bold"), language: .korean),
        NamedFamily(
            "Thonburi", .liberationSans, .helveticaNeue,
            ["Thonburi"] + weights("Thonburi", "Light", "Bold")),
        NamedFamily(
            "Geeza Pro", .liberationSans, .helveticaNeue, ["GeezaPro", "GeezaPro-Bold"]),
        NamedFamily(
            "Damascus", .liberationSans, .helveticaNeue,
            ["Damascus"] + weights("Damascus", "Light", "Medium", "SemiBold", "Bold")),
    ]

    private static let copperplate =
        ["Copperplate"] + weights("Copperplate", "Light", "Bold")

    private static func pingFang(_ region: String) -> [String] {
        weights(
            "PingFang" + region, "Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold")
    }
}
