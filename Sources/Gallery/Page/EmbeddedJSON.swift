import Foundation

/// A value as JSON that may stand inside a script element.
enum EmbeddedJSON {
    /// Compact, keys in alphabetical order; `<` is written as an escape, so that no text can end
    /// the element or open a comment.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(value), as: UTF8.self)
        return json.replacing("<", with: "\\u003c")
    }
}
