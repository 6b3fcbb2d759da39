import AtomicFiles
import ContactSheetDiagnostics

/// A problem with fonts or texts, and its message.
enum FontIssue: Hashable, Sendable {
    case missingFamily(FontSubstitute, used: FontSubstitute?)
    case missingIcons
    case unknownName(String)
    case substituted(String, by: String)
    case missingGlyphs([String], ScriptFont?, isInstalled: Bool)
    case textCut(limit: Int)
    case unreadableFile(String, FileDefect?)
    case variableFile(String)
    case oddNumber

    /// The greatest number of characters that a message lists.
    private static let shownCharacters = 10

    var diagnostic: Diagnostic {
        switch self {
        case .missingFamily(let family, let used):
            let consequence = used.map { "using \($0.rawValue) instead" }
            return Diagnostic(
                used == nil ? .error : .warning,
                "the font files of \(family.rawValue) are missing; "
                    + (consequence ?? "text isn't drawn"),
                hint: "run `apt-get install \(family.package)`")
        case .missingIcons:
            return Diagnostic(
                .warning,
                "the font file \(IconFont.fileName) is missing; some symbols are gray squares",
                hint: "run `apt-get install \(IconFont.package)`")
        case .unknownName(let name):
            return Diagnostic(
                .warning, "the font \(name) is unknown; using the system font")
        case .substituted(let name, let substitute):
            return Diagnostic(.note, "the font \(name) is drawn with \(substitute)")
        case .missingGlyphs(let characters, let font, let isInstalled):
            return Self.missingGlyphs(characters, font, isInstalled)
        case .textCut(let limit):
            return Diagnostic(.warning, "only the first \(limit) characters of a text are laid out")
        case .unreadableFile(let path, let defect?):
            return Diagnostic(
                .warning, "the font file \(path) \(defect); skipping it", hint: defect.hint)
        case .unreadableFile(let path, nil):
            return Diagnostic(
                .warning, "can't read the font file \(path); skipping it",
                hint: "use a TrueType or OpenType font, or a TrueType collection")
        case .variableFile(let path):
            return Diagnostic(
                .warning,
                "the font file \(path) is a variable font; only its default style is used",
                hint: "use a static font file for each weight")
        case .oddNumber:
            return Diagnostic(
                .warning,
                "a length in a text's attributes is invalid: not a number, too large, or negative; "
                    + "using 0 or the nearest valid value")
        }
    }

    /// Returns the diagnostic about characters of one script. It is reported once per preview,
    /// because the same package has the glyphs for all of them.
    private static func missingGlyphs(
        _ characters: [String], _ font: ScriptFont?, _ isInstalled: Bool
    ) -> Diagnostic {
        let shown = characters.prefix(shownCharacters).joined(separator: " ")
        let others = characters.count - shownCharacters
        let kind = font.map { "the \($0.script) character\(characters.count == 1 ? "" : "s") " }
        var diagnostic = Diagnostic(
            .warning,
            "no font has a glyph for \(kind ?? "")\(shown)"
                + (others > 0 ? " and \(others) more" : ""),
            hint: isInstalled ? nil : font?.hint)
        if diagnostic.hint == nil {
            let pronoun = characters.count == 1 ? "it" : "them"
            diagnostic.hint = "add a font that has \(pronoun) with --fonts"
        }
        diagnostic.topic = "glyphs of \(font?.script ?? "unknown script")"
        return diagnostic
    }
}
