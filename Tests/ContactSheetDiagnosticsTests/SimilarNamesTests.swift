import ContactSheetDiagnostics
import Testing

/// Source: the definition of the Damerau–Levenshtein distance, calculated by hand.
@Suite struct SimilarNamesTests {
    private static let commands = ["render", "test", "record", "prune", "gallery", "lint"]

    @Test(arguments: [
        ("rendr", ["render"]), ("tset", ["test"]), ("gallrey", ["gallery"]), ("Lint", ["lint"]),
        ("re", ["render", "record"]), ("tests", ["test"]), ("build", []), ("", []),
    ])
    func similarNames(name: String, near: [String]) {
        #expect(SimilarNames.of(name, among: Self.commands) == near)
    }

    @Test func onlyTheMostSimilarNames() {
        let near = SimilarNames.of("abcdef", among: ["abcdxx", "abcdex", "abcxxx"])
        #expect(near == ["abcdex"])
        let equal = SimilarNames.of("aaa", among: ["aab", "aac", "aad", "aae"])
        #expect(equal == ["aab", "aac", "aad"])
        #expect(SimilarNames.of("a", among: ["b", "b", ""]) == ["b"])
    }

    @Test(arguments: [
        ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b, or c"),
    ])
    func lists(values: [String], text: String) {
        #expect(SimilarNames.list(values) == text)
    }
}
