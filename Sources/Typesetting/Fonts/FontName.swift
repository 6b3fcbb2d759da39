import Foundation

/// A PostScript or family name taken apart: `HelveticaNeue-BoldItalic`, `Arial-BoldMT`, `Menlo`.
struct FontName: Sendable, Hashable {
    /// Lowercase, without spaces and without the endings `PS` and `MT`.
    var familyKey: String
    var weight: FontWeight
    var isItalic: Bool

    init(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        familyKey = Self.key(String(parts.first ?? ""))
        weight = Self.weight(of: style)
        isItalic = style.contains("italic") || style.contains("oblique")
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

    /// A longer word goes before those that it contains.
    private static func weight(of style: String) -> FontWeight {
        let words: [(String, FontWeight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
            ("light", .light), ("medium", .medium), ("semibold", .semibold),
            ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
            ("black", .black),
        ]
        return words.first { style.contains($0.0) }?.1 ?? .regular
    }
}
