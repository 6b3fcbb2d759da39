import Testing

@testable import Escaping

@Suite struct LineTextTests {
    @Test func controlCharactersAreEscaped() {
        for neighbor in MarkupTests.neighbors {
            var scalars = String.UnicodeScalarView()
            for scalar in ["\r", "\n", "\u{9B}", "\u{202E}"] as [Unicode.Scalar] {
                scalars.append(contentsOf: [neighbor, scalar, neighbor])
            }
            let line = String(scalars).onOneLine
            #expect(!line.unicodeScalars.contains { $0.actsOnTerminals })
        }
    }

    @Test func escapedTextIsReadable() {
        let text = "a\r\nb\u{9B}\u{202E}\u{2028}\t👩‍👧"
        #expect(text.onOneLine == "a\\r\\nb\\u{9B}\\u{202E}\\u{2028}\t👩‍👧")
        #expect("a\nb\u{7}".onSafeLines == "a\nb\\u{7}")
    }

    @Test(arguments: [
        ("a\n::error::b", "a\\n::error::b"), ("::error::b", "\\u{3A}:error::b"),
        (" \t::error::b", " \t\\u{3A}:error::b"), ("a: ##vso[b]", "a: #\\u{23}vso[b]"),
        ("\u{0600}##[error]###", "\u{0600}#\\u{23}[error]#\\u{23}#"),
        ("a::b # 1", "a::b # 1"), (":", ":"), ("", ""),
    ])
    func outputLinesAreNoCommandsOfCISystems(text: String, line: String) {
        #expect(text.asOutputLine == line)
    }
}
