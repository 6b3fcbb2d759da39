/// JSON that others encoded, made safe for the place where it is written.
package enum JSONText {
    /// With escapes for what acts on a terminal or ends a line. The value is the same.
    package static func forTerminals(_ json: some Collection<UInt8>) -> String {
        escaped(json) { $0.actsOnTerminals && $0.value >= 0x7F }
    }

    /// As an element's content in HTML: no text in it can end a script element or begin a comment.
    /// The value is the same.
    package static func forHTML(_ json: some Collection<UInt8>) -> String {
        escaped(json) {
            "<>&".unicodeScalars.contains($0) || $0.actsOnTerminals && $0.value >= 0x7F
        }
    }

    /// All that is escaped can only be in a string, where `\u` is understood.
    private static func escaped(
        _ json: some Collection<UInt8>, _ isEscaped: (Unicode.Scalar) -> Bool
    ) -> String {
        let text = String(decoding: json, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isEscaped) else { return text }
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isEscaped(scalar) else {
                output.append(scalar)
                continue
            }
            for unit in Character(scalar).utf16 {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                output.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
            }
        }
        return String(output)
    }
}
