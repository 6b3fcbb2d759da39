extension String {
    /// Whether the text is an identifier of Swift without quotation marks, and not a keyword. It is
    /// checked by Unicode scalar, because a letter can form one character with a scalar that isn't
    /// one: U+0D4E and a slash do.
    ///
    /// Source: The Swift Programming Language, Lexical Structure. Of the scalars that aren't ASCII,
    /// those that Unicode's UAX #31 doesn't have in identifiers aren't accepted.
    package var isIdentifier: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.startsIdentifier else {
            return false
        }
        return unicodeScalars.allSatisfy(\.continuesIdentifier)
            && !Self.reservedWords.contains(self)
    }

    /// The text with underscores in place of what isn't in identifiers, such as the name of a product as
    /// that of its module. The result is empty or a keyword if the text is.
    package var identifier: String {
        var scalars = UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.map { $0.continuesIdentifier ? $0 : "_" })
        let text = String(scalars)
        return scalars.first.map { $0 == "_" || $0.startsIdentifier } == false ? "_" + text : text
    }

    /// Source: The Swift Programming Language, Keywords and Punctuation, without the keywords that are
    /// reserved in certain contexts.
    private static let reservedWords: Set<String> = [
        "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Unicode.Scalar {
    fileprivate var startsIdentifier: Bool {
        properties.isXIDStart && !properties.isDefaultIgnorableCodePoint
    }

    fileprivate var continuesIdentifier: Bool {
        self == "_" || properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
    }
}
