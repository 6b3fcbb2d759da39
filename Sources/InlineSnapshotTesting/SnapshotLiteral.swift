/// A text as a literal of several lines.
struct SnapshotLiteral {
    private let text: String
    /// The number signs of the delimiters, with which backslashes and quotation marks are literal.
    private let delimiter: String

    init(_ text: String) {
        self.text = text
        delimiter = String(repeating: "#", count: Self.numberSigns(in: text))
    }

    /// Returns the literal with all lines indented, except for empty ones.
    func lines(indentedBy margin: String) -> String {
        // By scalars, because a carriage return and a line feed are one character.
        let content = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + escaped($0) }
        let (start, end) = ("\(margin)\(delimiter)\"\"\"", "\(margin)\"\"\"\(delimiter)")
        return ([start] + content + [end]).joined(separator: "\n")
    }

    /// Returns the number of number signs that are required: one more than follow a backslash or
    /// three quotation marks in the text, or none if it has neither.
    private static func numberSigns(in text: String) -> Int {
        var required = 0
        let scalars = Array(text.unicodeScalars)
        for index in scalars.indices {
            let isBackslash = scalars[index] == "\\"
            let isQuote = scalars[index...].prefix(3).elementsEqual(["\"", "\"", "\""])
            guard isBackslash || isQuote else { continue }
            let rest = scalars[(index + (isBackslash ? 1 : 3))...]
            required = max(required, rest.prefix { $0 == "#" }.count + 1)
        }
        return required
    }

    /// Returns a line without control characters, which editors and compilers change.
    private func escaped(_ line: Substring.UnicodeScalarView) -> String {
        var result = String.UnicodeScalarView()
        for scalar in line {
            if scalar.properties.generalCategory == .control, scalar != "\t" {
                let code = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: "\\\(delimiter)u{\(code)}".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
