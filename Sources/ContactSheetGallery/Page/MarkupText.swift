import Escaping
import Mustache

/// Escapes text for HTML by Unicode scalars; the library's own escaping operates on characters.
struct MarkupText: MustacheContentType {
    static let name = "MARKUP"

    func escapeText(_ text: String) -> String { Markup.escaped(text, in: .attribute) }
}
