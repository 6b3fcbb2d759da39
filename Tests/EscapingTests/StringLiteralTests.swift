import Testing

@testable import Escaping

/// Property: names from a project stay inside the literals of the written sources.
struct StringLiteralTests {
    @Test(
        arguments: [
            ("App", #""App""#), (#"a"b"#, #""a\"b""#), (#"\(x)"#, #""\\(x)""#),
            ("a\r\nb", #""a\u{d}\u{a}b""#), ("\"\u{301}", "\"\\\"\u{301}\""),
            ("a\u{202E}b", #""a\u{202e}b""#),
        ] as [(String, String)])
    func literals(_ text: String, _ literal: String) {
        #expect(text.literal == literal)
    }
}
