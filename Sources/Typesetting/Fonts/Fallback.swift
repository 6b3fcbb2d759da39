/// The faces for characters that aren't in a font's own face, in order of preference.
enum Fallback {
    /// Noto families that have a regular and a bold file. The list is fixed and all of its files
    /// are required, so that other installed fonts never change a snapshot.
    private static let noto = [
        "Sans", "SansArabic", "SansHebrew", "SansThai", "SansDevanagari", "SansBengali",
        "SansGujarati", "SansGurmukhi", "SansTamil", "SansTelugu", "SansKannada", "SansMalayalam",
        "SansSinhala", "SansKhmer", "SansLao", "SansMyanmar", "SansGeorgian", "SansArmenian",
        "SansEthiopic", "SansOriya", "SerifTibetan", "SansThaana", "SansCherokee",
        "SansCanadianAboriginal", "SansJavanese",
    ]

    /// Noto families that have a regular file only. Mongolian isn't one of them, because its file has
    /// Chinese punctuation.
    private static let regularOnly = ["SansSyriac"]

    /// Symbols, after the letters of all scripts.
    private static let symbols = ["SansSymbols2", "SansMath"]

    /// The Debian package that contains them, except DejaVu.
    static let package = "fonts-noto-core"

    /// The files in their order. Noto Sans CJK comes after them, because the face depends on the
    /// language.
    static func fileNames(bold: Bool) -> [String] {
        noto.map { fileName($0, bold: bold) } + (regularOnly + symbols).map { fileName($0) }
            + [FontSubstitute.dejaVuSans.fileName(bold ? .bold : .regular, italic: false)]
    }

    private static func fileName(_ family: String, bold: Bool = false) -> String {
        "Noto\(family)-\(bold ? "Bold" : "Regular").ttf"
    }

    /// The Debian package of each file. DejaVu's file is also a substitute, whose package is used.
    static let packages: [String: String] = {
        var packages = [EmojiFont.fileName: EmojiFont.package]
        for bold in [false, true] {
            for file in fileNames(bold: bold) { packages[file] = package }
            packages[EastAsianFont.fileName(bold: bold)] = EastAsianFont.package
        }
        return packages
    }()
}
