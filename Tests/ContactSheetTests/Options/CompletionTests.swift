import ArgumentParser
import Testing

@testable import ContactSheet

@Suite struct CompletionTests {
    /// Source: shells replace the whole word with a completion.
    @Test(arguments: [
        ("", ["a", "b", "c"]), ("a", ["a", "b", "c"]), ("a,", ["a,b", "a,c"]),
        ("a,b,c", ["a,b,c"]),
    ])
    func theLastOfSeveralValuesIsCompleted(word: String, completions: [String]) {
        #expect(CompletionKind.completions(of: word, among: ["a", "b", "c"]) == completions)
    }
}
