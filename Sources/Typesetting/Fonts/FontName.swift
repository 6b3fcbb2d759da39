import Foundation

/// The parts of a PostScript or family name such as `HelveticaNeue-BoldItalic`, `Arial-BoldMT`, or
/// `Menlo`.
struct FontName: Sendable, Hashable {
    /// The family's name in lowercase, without spaces and without the suffixes `PS` and `MT`.
    var familyKey: String
    var weight: FontWeight
    var isItalic: Bool
    var isCondensed: Bool

    init(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        familyKey = Self.key(String(parts.first ?? ""))
        weight = Self.weight(of: style)
        isItalic = style.contains("italic") || style.contains("oblique")
        isCondensed = style.contains("condensed")
    }

    static func key(_ family: String) -> String {
        var key = family.lowercased().filter { $0 != " " }
        for ending in ["mt", "ps", "ms"] where key.hasSuffix(ending) {
            key.removeLast(ending.count)
        }
        return key
    }

    /// Whether the name is one of the system font's.
    var isSystem: Bool {
        familyKey.hasPrefix(".") || familyKey == "system" || familyKey.hasPrefix("sfui")
            || familyKey.hasPrefix("sfpro")
    }

    /// Returns the weight in a style's name. Longer words come before those that they contain.
    private static func weight(of style: String) -> FontWeight {
        let names: [(String, FontWeight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
            ("light", .light), ("medium", .medium), ("semibold", .semibold),
            ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
            ("black", .black), ("w6", .semibold), ("w7", .bold), ("w8", .heavy),
        ]
        return names.first { style.contains($0.0) }?.1 ?? .regular
    }
}
