import Foundation
import Testing

@testable import TextDifferences

/// Source: the output of `diff -u`.
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        let data = UnifiedDiff.text(path: "f", from: Data(old.utf8), to: Data(new.utf8))
        return String(decoding: data, as: UTF8.self)
    }

    private func numbers(_ range: ClosedRange<Int>) -> String {
        range.map { "\($0)\n" }.joined()
    }

    @Test func equalTextsHaveNoDifference() {
        #expect(diff("a\n", "a\n") == "")
    }

    @Test func changesHaveThreeLinesOfContext() {
        let new = numbers(1...20).replacingOccurrences(of: "10\n", with: "ten\nand\n")
        #expect(
            diff(numbers(1...20), new)
                == "--- f\n+++ f\n@@ -7,7 +7,8 @@\n 7\n 8\n 9\n-10\n+ten\n+and\n 11\n 12\n 13\n")
    }

    @Test func distantChangesAreSeparateHunks() {
        let new = "0\n" + numbers(1...19)
        #expect(
            diff(numbers(1...20), new)
                == "--- f\n+++ f\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"
                + "@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n")
    }

    @Test func linesWithoutAnEndAreMarked() {
        #expect(
            diff("a\r\nb", "a\r\nc") == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\r\n-b\n"
                + "\\ No newline at end of file\n+c\n\\ No newline at end of file\n")
    }

    @Test func namesOfFilesStayOnTheirLine() {
        let text = UnifiedDiff.text(
            path: "a\n\"b\".xib", from: Data("1".utf8), to: Data("2\n".utf8))
        #expect(
            String(decoding: text, as: UTF8.self).hasPrefix(
                #"--- "a\012\"b\".xib"\#n+++ "a\012\"b\".xib"\#n@@"#))
    }

    @Test func emptyPartsAreNamedByTheLineBefore() {
        #expect(diff("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
    }
}
