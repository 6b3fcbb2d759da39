import Escaping
import Mustache

/// Escapes text for HTML; the library's own escaping looks at whole characters.
struct MarkupText: MustacheContentType {
    static let name = "MARKUP"

    func escapeText(_ text: String) -> String { Markup.escaped(text, in: .attribute) }
}
