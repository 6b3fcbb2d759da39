import ContactSheetPreviews
import Testing

/// Source: the "Pattern format" of Git's documentation of `.gitignore`.
@Suite struct PathPatternTests {
    @Test(arguments: [
        ("Watch.storyboard", "A/B/Watch.storyboard"), ("Pods", "Pods/A/X.xib"),
        ("Pods", "A/Pods/X.xib"), ("Pods/", "A/Pods/X.xib"), ("*.xib", "A/X.xib"),
        ("A/*.xib", "A/X.xib"), ("/X.xib", "X.xib"), ("A/**/X.xib", "A/X.xib"),
        ("A/**/X.xib", "A/B/C/X.xib"), ("**/C", "A/B/C/X.xib"), ("A/**", "A/X.xib"),
        ("./A/X.xib", "A/X.xib"), ("?.xib", "A/X.xib"), ("[XY].xib", "X.xib"), ("**", "X.xib"),
    ])
    func matches(pattern: String, path: String) {
        #expect(PathPattern(pattern)?.matches(path.split(separator: "/").map(String.init)) == true)
    }

    @Test(arguments: [
        ("Watch", "WatchApp/X.xib"), ("A/*.xib", "A/B/X.xib"), ("/X.xib", "A/X.xib"),
        ("A/X.xib", "B/A/X.xib"), ("X.xib/", "A/X.xib"), ("*.xib", "A/X.storyboard"),
        ("A/*", "B/X.xib"),
    ])
    func doesNotMatch(pattern: String, path: String) {
        #expect(PathPattern(pattern)?.matches(path.split(separator: "/").map(String.init)) == false)
    }

    @Test(arguments: ["", "/", "."]) func noPatterns(text: String) {
        #expect(PathPattern(text) == nil)
    }
}
