import Foundation

extension Element {
    /// The attribute, or the child of this key where the text would not fit into an attribute.
    func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        return children.first { $0.key == key && $0.isString }?.decodedText
    }

    private var isString: Bool { name == "string" || name == "mutableString" }

    /// The text, which stands in base64 without padding where it holds odd characters
    /// (Documentation/DocumentFormat.md 9.11); nil where that is damaged.
    var decodedText: String? {
        guard bool("base64-UTF8") == true || attributes["type"] == "base64-UTF8" else {
            return text
        }
        var code = text.filter { !$0.isWhitespace }
        code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        return Data(base64Encoded: code).flatMap { String(data: $0, encoding: .utf8) }
    }
}
