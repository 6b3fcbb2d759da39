extension String {
    /// The text as a Swift string literal on one line. It is escaped by Unicode scalar, because a
    /// quotation mark and a combining mark are one character.
    package var literal: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.actsOnTerminals:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
