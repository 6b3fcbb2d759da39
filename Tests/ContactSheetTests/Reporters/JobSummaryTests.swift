import ContactSheetSnapshots
import Foundation
import Testing

@testable import ContactSheet

/// Source: GitHub's documentation of job summaries and of its Markdown.
@Suite struct JobSummaryTests {
    @Test func rowsAreATable() {
        #expect(
            JobSummary.text(
                title: "2 changed", columns: ["ID", "Change"], rows: [["9e0d", "title"]],
                rest: "changes") == """
                    ### 2 changed

                    | ID | Change |
                    | --- | --- |
                    | 9e0d | title |


                    """)
        let many = JobSummary.text(
            title: "t", columns: ["A"], rows: (0..<22).map { ["\($0)"] }, rest: "changes")
        #expect(many.contains("| 19 |\n\nand 2 more changes\n") && !many.contains("| 20 |"))
        #expect(
            JobSummary.text(title: "1 same", columns: ["A"], rows: [], rest: "x")
                == "### 1 same\n\n")
    }

    /// Property: a text adds no row, cell, element, link, or emphasis.
    @Test func textsAreEscaped() {
        let text = "a|b\n| c <img src=x> [d](http://e) *f* `g` @h #1 \\| www.i.com &amp; e\u{301}"
        let summary = JobSummary.text(
            title: text, columns: ["A"], rows: [[text]], rest: "changes")
        #expect(summary.split(separator: "\n").count == 4)
        let plain = summary.replacing(/\\[!-\/:-@\[-`{-~]/, with: "")
        #expect(!plain.contains { "<>[]()*`@&\\".contains($0) })
        #expect(plain.split(separator: "\n").last?.count { $0 == "|" } == 2)
        #expect(!summary.contains("www.") && !summary.contains("://"))
    }

    @Test func longTextsAreCut() {
        let summary = JobSummary.text(
            title: "t", columns: ["A"], rows: [[String(repeating: "x", count: 100_000)]],
            rest: "changes")
        #expect(summary.count < 1100 && summary.contains("x…"))
    }

    @Test func theFileKeepsWhatOtherStepsWrote() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try JobSummary.append("a\n", to: file.path)
        try JobSummary.append("b\n", to: file.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == "a\nb\n")
    }
}
