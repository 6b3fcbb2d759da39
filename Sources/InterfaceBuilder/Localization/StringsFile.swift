import Foundation

/// A `.strings` file: `"key" = "value";` with comments, optionally in braces.
///
/// The encoding is UTF-8, or UTF-16 if a byte order mark or zero bytes indicate it. After a syntax
/// error, reading continues after the next semicolon.
///
/// Foundation's property lists aren't used. They read the same escapes and comments, but in Swift 6.3
/// on Linux they discard all texts after a syntax error, print it to standard error with the process
/// ID, reject UTF-16 without a byte order mark, and crash on damaged binary property lists (1 of
/// 60,000 mutated files).
struct StringsFile {
    /// The texts by key. If a key occurs twice, the last text counts.
    private(set) var texts: [String: String] = [:]

    init?(_ data: Data) {
        guard let text = Self.text(of: data) else { return nil }
        var reader = StringsReader(text)
        while !reader.isAtEnd {
            if let (key, value) = reader.pair() {
                texts[key] = value
            } else {
                reader.skipStatement()
            }
        }
    }

    private static func text(of data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if data.count > 1, data[data.startIndex + 1] == 0 {
            return String(data: data, encoding: .utf16LittleEndian)
        }
        if data.first == 0 { return String(data: data, encoding: .utf16BigEndian) }
        let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
        return String(data: hasMark ? data.dropFirst(3) : data, encoding: .utf8)
    }
}

/// Reads the statements of a `.strings` file one after another.
private struct StringsReader {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = text[...].unicodeScalars
        skipSpace()
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func pair() -> (String, String)? {
        guard let key = word(), take("=") else { return nil }
        guard let value = word(), take(";") || isAtEnd else { return nil }
        return (key, value)
    }

    mutating func skipStatement() {
        while let scalar = rest.popFirst(), scalar != ";" {}
        skipSpace()
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        skipSpace()
        return true
    }

    /// Reads a string in quotation marks, or an unquoted word of letters, digits, and a few
    /// symbols.
    private mutating func word() -> String? {
        var word = String.UnicodeScalarView()
        if let quote = rest.first, quote == "\"" || quote == "'" {
            rest.removeFirst()
            while let scalar = rest.popFirst(), scalar != quote {
                word.append(scalar == "\\" ? escaped() ?? scalar : scalar)
            }
        } else {
            while let scalar = rest.first, Self.isBare(scalar) {
                word.append(scalar)
                rest.removeFirst()
            }
            guard !word.isEmpty else { return nil }
        }
        skipSpace()
        return String(word)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_-.$/:".unicodeScalars.contains(scalar)
    }

    /// Reads the rest of an escape sequence: a letter for a control character, `U` with four
    /// hexadecimal digits of UTF-16, three octal digits, or a character that represents itself.
    private mutating func escaped() -> Unicode.Scalar? {
        guard let scalar = rest.popFirst() else { return nil }
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "a": return "\u{7}"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "v": return "\u{B}"
        case "U", "u": return hexadecimal()
        case "0"..."7": return octal(from: scalar)
        default: return scalar
        }
    }

    private mutating func hexadecimal() -> Unicode.Scalar? {
        guard let unit = code() else { return "\u{FFFD}" }
        // Two surrogates form one character.
        if (0xD800..<0xDC00).contains(unit), rest.starts(with: "\\U".unicodeScalars) {
            rest.removeFirst(2)
            let low = code() ?? 0
            guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    private mutating func code() -> UInt32? {
        let digits = String(String.UnicodeScalarView(rest.prefix(4)))
        guard let code = UInt32(digits, radix: 16) else { return nil }
        rest.removeFirst(min(4, rest.count))
        return code
    }

    private mutating func octal(from first: Unicode.Scalar) -> Unicode.Scalar? {
        var code = first.value - 48
        for _ in 0..<2 {
            guard let digit = rest.first, ("0"..."7").contains(digit) else { break }
            code = code * 8 + digit.value - 48
            rest.removeFirst()
        }
        return Unicode.Scalar(code)
    }

    /// Skips white space, comments, and the braces that enclose the contents of some files.
    private mutating func skipSpace() {
        while let scalar = rest.first {
            if scalar.properties.isWhitespace || scalar == "{" || scalar == "}" {
                rest.removeFirst()
            } else if rest.starts(with: "//".unicodeScalars) {
                while let scalar = rest.popFirst(), scalar != "\n" {}
            } else if rest.starts(with: "/*".unicodeScalars) {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        rest.removeFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        rest = rest.dropFirst(2)
    }
}
