/// Escapes encoded JSON for a context that it is written in.
package enum JSONText {
    /// Escapes characters that control terminals or end lines. The JSON value doesn't change.
    package static func forTerminals(_ json: some Collection<UInt8>) -> String {
        escaped(json) { $0.actsOnTerminals && $0.value >= 0x7F }
    }

    /// Escapes JSON for the content of an HTML element, so that no text in it can end a script
    /// element or begin a comment. The JSON value doesn't change.
    package static func forHTML(_ json: some Collection<UInt8>) -> String {
        escaped(json) {
            "<>&".unicodeScalars.contains($0) || $0.actsOnTerminals && $0.value >= 0x7F
        }
    }

    /// Escapes scalars as `\u` sequences, which are valid because these scalars occur in strings
    /// only.
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
