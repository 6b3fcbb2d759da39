/// The faces for characters that aren't in a font's own face, in order of preference.
enum Fallback {
    /// Noto families that have a regular and a bold file. The list is fixed and all of its files
    /// are required, so that other installed fonts never change a snapshot.
    private static let noto = [
        "", "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Tamil",
        "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Lao", "Myanmar", "Georgian",
        "Armenian", "Ethiopic",
    ]

    /// The Debian package that contains them, except DejaVu.
    static let package = "fonts-noto-core"

    static func fileNames(bold: Bool) -> [String] {
        let style = bold ? "Bold" : "Regular"
        let notoFiles = noto.map { "NotoSans\($0)-\(style).ttf" }
        let dejaVu = FontSubstitute.dejaVuSans.fileName(bold ? .bold : .regular, italic: false)
        return notoFiles + ["NotoSansSymbols2-Regular.ttf", dejaVu]
    }
}
