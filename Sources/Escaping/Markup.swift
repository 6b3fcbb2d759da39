/// Escapes text in XML and HTML.
///
/// Works on bytes, because comparing characters misses a `<` after a prepended mark, such as
/// U+0600, or before a combining mark: in Swift, both form one character.
package enum Markup {
    package enum Place: Sendable {
        /// Between tags, where line feeds and tabs stay unchanged.
        case content
        /// Between quotation marks, where a parser would normalize white space.
        case attribute
    }

    /// Returns the text with references for characters that have a meaning in XML or HTML.
    /// Characters that XML can't represent become U+FFFD.
    package static func escaped(_ text: String, in place: Place) -> String {
        String(decoding: escapedBytes(text, in: place), as: UTF8.self)
    }

    /// Returns the result of ``escaped(_:in:)`` in UTF-8.
    package static func escapedBytes(_ text: String, in place: Place) -> [UInt8] {
        var text = text
        return text.withUTF8 { bytes in
            var output: [UInt8] = []
            output.reserveCapacity(bytes.count + 64)
            var position = 0
            while position < bytes.count {
                if isNoncharacter(bytes, at: position) {
                    output += replacement
                    position += 3
                } else {
                    append(bytes[position], in: place, to: &output)
                    position += 1
                }
            }
            return output
        }
    }

    private static let replacement = Array("\u{FFFD}".utf8)

    /// Whether U+FFFE or U+FFFF is encoded at a position.
    private static func isNoncharacter(
        _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) -> Bool {
        bytes[position] == 0xEF && position + 2 < bytes.count && bytes[position + 1] == 0xBF
            && bytes[position + 2] >= 0xBE
    }

    private static func append(_ byte: UInt8, in place: Place, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): output += "&amp;".utf8
        case UInt8(ascii: "<"): output += "&lt;".utf8
        case UInt8(ascii: ">"): output += "&gt;".utf8
        case UInt8(ascii: "\r"): output += "&#13;".utf8
        case UInt8(ascii: "\"") where place == .attribute: output += "&quot;".utf8
        case UInt8(ascii: "'") where place == .attribute: output += "&#39;".utf8
        case UInt8(ascii: "\n") where place == .attribute: output += "&#10;".utf8
        case UInt8(ascii: "\t") where place == .attribute: output += "&#9;".utf8
        case 0..<9, 11..<13, 14..<32: output += replacement
        default: output.append(byte)
        }
    }
}
