import Testing

@testable import SourceRewriting

/// Decision: the Library folder is the one of application support, because Foundation on Linux has none.
@Suite struct LibraryFolderRuleTests {
    @Test(arguments: [
        ("urls(for: .#, in: .userDomainMask)", true),
        ("FileManager.default.url(for: .#, in: .userDomainMask)", true),
        ("NSSearchPathForDirectoriesInDomains(.#, .userDomainMask, true)", true),
        ("let folder = FileManager.SearchPathDirectory.#", true),
        ("let folder: URL = .#", false), ("URL.#.appending(path: name)", false),
        ("open(.#)", false),
    ]) func replacement(_ code: String, isReplaced: Bool) {
        let original = code.replacing("#", with: "libraryDirectory")
        let text = rewrite([original]).files[0].text
        let expected = code.replacing("#", with: "applicationSupportDirectory")
        #expect(text.hasSuffix(isReplaced ? expected : original))
    }
}
