extension Unicode.Scalar {
    /// Whether the scalar ends a line, controls a terminal, or changes the text direction, so that
    /// a text with it can be displayed as another text. Tabs aren't included.
    ///
    /// Controls are U+0000–U+001F and U+007F–U+009F; the directional characters are those of
    /// Unicode's UAX #9, section 2.
    package var actsOnTerminals: Bool {
        switch value {
        case 0x09: false
        case 0..<0x20, 0x7F...0x9F: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0x2028, 0x2029: true
        default: false
        }
    }
}

extension String {
    /// The text on one line, for terminals, logs, and lists. Scalars with an effect there are
    /// replaced with escapes, such as `\n` or `\u{202E}`.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: \.actsOnTerminals) else { return self }
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line.append(contentsOf: "\\n".unicodeScalars)
            case "\r": line.append(contentsOf: "\\r".unicodeScalars)
            case _ where scalar.actsOnTerminals:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                line.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
            default: line.append(scalar)
            }
        }
        return String(line)
    }

    /// The text with ``onOneLine`` applied to every line. Line feeds are kept.
    package var onSafeLines: String {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).onOneLine }.joined(separator: "\n")
    }

    /// The text as a line of output: ``onOneLine``, without what CI systems take for their commands
    /// in the output of a job. These are `::` at the beginning of a line, after white space (GitHub),
    /// and `##` with a word in brackets anywhere (Azure Pipelines, TeamCity, GitHub's older form).
    package var asOutputLine: String {
        let text = onOneLine.unicodeScalars
        let start = text.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
        let isCommand = text[start...].starts(with: "::".unicodeScalars)
        var line = String.UnicodeScalarView()
        var isAfterNumberSign = false
        for index in text.indices {
            let scalar = text[index]
            if isAfterNumberSign, scalar == "#" {
                line.append(contentsOf: "\\u{23}".unicodeScalars)
                isAfterNumberSign = false
            } else {
                line.append(
                    contentsOf: isCommand && index == start
                        ? "\\u{3A}".unicodeScalars : "\(scalar)".unicodeScalars)
                isAfterNumberSign = scalar == "#"
            }
        }
        return String(line)
    }

    /// Returns the text with replacements for scalars, regardless of adjacent scalars.
    package func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let replacement = replacements[scalar] {
                result.append(contentsOf: replacement.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
