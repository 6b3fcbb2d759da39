import Testing

@testable import Escaping

/// Source: "Naming Files, Paths, and Namespaces" (learn.microsoft.com), and the README of
/// actions/upload-artifact.
@Suite struct FileNameTextTests {
    @Test(arguments: [
        ("Login: new?", "Login%3A new%3F"), (#"quote "x""#, "quote %22x%22"),
        ("a|b*c <d>", "a%7Cb%2Ac %3Cd%3E"), ("a/b\\c", "a%2Fb%5Cc"), ("end.", "end%2E"),
        ("end ", "end%20"), ("...", "..%2E"), ("tab\tand\u{85}", "tab%09and%C2%85"),
        ("CON", "CO%4E"), ("nul", "nu%6C"), ("Aux .txt", "Au%78 .txt"), ("com1.svg", "com%31.svg"),
        ("LPT²", "LPT%C2%B2"), ("50%2e", "50%252e"),
    ])
    func charactersAreReplaced(text: String, name: String) {
        #expect(text.fileNameEscaped == name)
        #expect(name.fileNameUnescaped == text)
    }

    @Test(arguments: [
        "", "Autosize", "Мой экран", "iphone-x.landscape-left", "50 % off", "100%", "Console",
        "COM", "COM10", "a“b”", " a", ".a",
    ])
    func otherTextsAreUnchanged(text: String) {
        #expect(text.fileNameEscaped == text)
        #expect(text.fileNameUnescaped == text)
    }

    /// Property: only escaped texts are unescaped, so that a text has one name.
    @Test(arguments: ["a:b", "a%3ab", "%41", "CON", "a.", "%FF"])
    func otherNamesAreNoTexts(name: String) { #expect(name.fileNameUnescaped == nil) }
}
