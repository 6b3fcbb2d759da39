import Testing

@testable import Escaping

/// Source: The Swift Programming Language, Lexical Structure.
struct StringIdentifierTests {
    @Test(arguments: ["App", "_a1", "メモ", "Ünïcode", "é", "actor", "Photos"])
    func identifiers(_ text: String) {
        #expect(text.isIdentifier)
        #expect(text.identifier == text)
    }

    /// U+0D4E is a letter, and forms one character with the scalar after it.
    @Test(arguments: [
        ("", ""), ("1st", "_1st"), ("a b", "a_b"), ("../a", "___a"), ("\u{D4E}/..", "\u{D4E}___"),
        ("a\"", "a_"), ("a\0b", "a_b"), ("a\u{301}`", "a\u{301}_"), ("🎨", "_"), ("²", "_"),
        ("a\u{200D}", "a_"), ("class", "class"), ("Self", "Self"),
    ])
    func otherTexts(_ text: String, _ identifier: String) {
        #expect(!text.isIdentifier)
        #expect(Array(text.identifier.unicodeScalars) == Array(identifier.unicodeScalars))
    }
}
