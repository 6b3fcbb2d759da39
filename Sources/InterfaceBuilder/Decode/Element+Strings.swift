import Foundation

extension Element {
    /// Returns the attribute, or the text of the child with this key, which is used if a text can't
    /// be an attribute.
    package func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        return children.first { $0.key == key && $0.isString }?.decodedText
    }

    private var isString: Bool { name == "string" || name == "mutableString" }

    /// The text, or `nil` if it is damaged. Text with unusual characters is stored in base64
    /// without padding (Documentation/DocumentFormat.md 9.11).
    var decodedText: String? {
        guard bool("base64-UTF8") == true || attributes["type"] == "base64-UTF8" else {
            return text
        }
        var code = text.filter { !$0.isWhitespace }
        code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        return Data(base64Encoded: code).flatMap { String(data: $0, encoding: .utf8) }
    }
}
