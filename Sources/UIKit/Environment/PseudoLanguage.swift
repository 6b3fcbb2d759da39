import Foundation

/// A made-up language. Its texts are computed from the base texts, to see what translations would do to a layout.
///
/// Source: decision, after the pseudolanguages of Xcode's schemes. Letters with accents show which texts are
/// localized, and 40 % is more than most languages need for a sentence in English.
package enum PseudoLanguage: String, CaseIterable, Sendable {
    /// Letters with accents, and 40 % more characters.
    case long = "pseudo-long"
    /// Texts and layout from right to left.
    case rightToLeft = "pseudo-rtl"
    /// Texts between brackets, which show whether an end is missing.
    case bounded = "pseudo-bounded"

    /// Returns the text in the language. Placeholders of formats stay as they are.
    package func text(_ base: String) -> String {
        guard base.contains(where: { !$0.isWhitespace }) else { return base }
        return switch self {
        case .long: Self.longer(base)
        case .rightToLeft: "\u{202E}\(base)\u{202C}"
        case .bounded: "[\(base)]"
        }
    }

    /// The letters by their letters with accents, which every font of the system has.
    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("aceginostuyzACEGINOSTUYZ", "áçéğîñöšťüýžÁÇÉĞÎÑÖŠŤÜÝŽ"))

    private static func longer(_ base: String) -> String {
        var text = ""
        var letters = ""
        var rest = base[...]
        while let match = rest.firstMatch(of: placeholder) {
            let part = rest[..<match.range.lowerBound]
            letters += part
            text += accented(part) + match.output
            rest = rest[match.range.upperBound...]
        }
        letters += rest
        text += accented(rest)
        let count = (2 * base.count + 4) / 5
        let words = accented(letters[...]).filter { !$0.isNewline }
        // A word more, so that it can be on a line of its own.
        let added = String(repeating: "\(words) ", count: 1 + count / max(1, words.count))
            .prefix(max(0, count - 1))
        return "\(text) \(added)"
    }

    private static func accented(_ text: Substring) -> String {
        String(text.map { accents[$0] ?? $0 })
    }

    /// A placeholder of `String(format:)`, such as `%@`, `%1$d`, or `%.2f`.
    private static var placeholder: Regex<Substring> {
        /%(?:[0-9]+\$)?[-+#0 ]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z%]/
    }
}
