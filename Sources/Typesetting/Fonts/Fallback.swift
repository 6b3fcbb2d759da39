/// The faces that show characters which a font's own face lacks, in the order of preference.
enum Fallback {
    /// Noto families with a regular and a bold file; the list is fixed so that one machine's
    /// extra fonts never change a picture.
    private static let noto = [
        "", "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Tamil",
        "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Lao", "Myanmar", "Georgian",
        "Armenian", "Ethiopic",
    ]

    /// The Debian package that holds most of them.
    static let package = "fonts-noto-core"

    static func fileNames(bold: Bool) -> [String] {
        let style = bold ? "Bold" : "Regular"
        let notoFiles = noto.map { "NotoSans\($0)-\(style).ttf" }
        let others = [
            "NotoSansCJK-\(style).ttc", "NotoColorEmoji.ttf", "NotoSansSymbols2-Regular.ttf",
        ]
        let dejaVu = StandIn.dejaVuSans.fileName(bold ? .bold : .regular, italic: false)
        return notoFiles + others + [dejaVu]
    }
}
