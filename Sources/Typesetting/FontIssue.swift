import Diagnostics

/// What can be wrong with fonts and texts, and the words for it.
enum FontIssue: Hashable, Sendable {
    case missingFamily(StandIn, used: StandIn?)
    case unknownName(String)
    case substituted(String, by: String)
    case missingGlyphs([String])
    case textCut(limit: Int)
    case unreadableFile(String)
    case variableFile(String)
    case oddNumber

    /// A message names no more characters than this.
    private static let shownCharacters = 10

    var diagnostic: Diagnostic {
        switch self {
        case .missingFamily(let family, let used):
            let consequence = used.map { "\($0.rawValue) is used in its place" }
            return Diagnostic(
                used == nil ? .error : .warning,
                "The font files of \(family.rawValue) are missing; "
                    + (consequence ?? "text is not drawn"),
                hint: "apt-get install \(family.package)")
        case .unknownName(let name):
            return Diagnostic(
                .warning, "The font \(name) has no stand-in; the system font is used")
        case .substituted(let name, let standIn):
            return Diagnostic(.note, "The font \(name) is drawn with \(standIn)")
        case .missingGlyphs(let characters):
            let shown = characters.prefix(Self.shownCharacters).joined(separator: " ")
            let others = characters.count - Self.shownCharacters
            return Diagnostic(
                .warning,
                "No font has a glyph for \(shown)" + (others > 0 ? " and \(others) more" : ""),
                hint: "register a font that has them")
        case .textCut(let limit):
            return Diagnostic(.warning, "Only the first \(limit) characters of a text are set")
        case .unreadableFile(let path):
            return Diagnostic(
                .warning, "The font file \(path) cannot be read and is passed over",
                hint: "TrueType, OpenType and TrueType collections are read")
        case .variableFile(let path):
            return Diagnostic(
                .warning, "The font file \(path) is a variable font and is passed over",
                hint: "register a file for each weight instead")
        case .oddNumber:
            return Diagnostic(
                .warning,
                "A length in a text's attributes is not a number, too large or negative where it "
                    + "cannot be; it counts as 0 or as the nearest that can be shown")
        }
    }
}
