import AtomicFiles
import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation
import InterfaceEditing
import Testing

@testable import ContactSheet
@testable import ContactSheetLint

/// Tests the property that a known issue stays known when line numbers and messages change.
@MainActor @Suite struct LintBaselineTests {
    private let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("baseline-\(UUID().uuidString).json").path

    private func found(_ subject: String, line: Int = 1, _ message: String = "m") -> FoundIssue {
        let rule = LayoutRule("truncated-text", .warning, "A text has no room.")
        return FoundIssue(
            LayoutIssue(rule, message, view: "UIView", subject: subject, line: line),
            preview: "Main", file: "Main.storyboard", configurations: [])
    }

    @Test func knownIssuesAreFoundAgain() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try LintBaseline([found("b"), found("a")]).write(to: path)
        let baseline = try LintBaseline(contentsOf: path)
        #expect(baseline.fingerprints.contains(found("a", line: 99, "other words").fingerprint))
        #expect(!baseline.fingerprints.contains(found("c").fingerprint))
        let report = LintReport(
            [found("a"), found("c")], known: baseline, severity: .warning, previews: ["Main"],
            configurations: [])
        #expect(report.issues.map(\.issue.subject) == ["c"])
        #expect(report.known == 1)
    }

    @Test func theFileDoesNotDependOnTheOrder() throws {
        let one = LintBaseline([found("b"), found("a")])
        #expect(one == LintBaseline([found("a"), found("b")]))
    }

    @Test func writingReportsTheNumberOfIssues() {
        let one = LintBaseline([found("a")])
        #expect(one.report(writtenTo: "lint.json") == "wrote 1 issue to lint.json")
        #expect(LintBaseline([]).report(writtenTo: "lint.json") == "wrote 0 issues to lint.json")
    }

    @Test func invalidBaselinesAreErrors() throws {
        #expect(throws: UsageError.noBaseline("/nowhere/b.json")) {
            try LintBaseline(contentsOf: "/nowhere/b.json")
        }
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("[]".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: UsageError.badBaseline(path)) { try LintBaseline(contentsOf: path) }
        #expect(throws: FileError(.write, "/nowhere/b.json", code: ENOENT)) {
            try LintBaseline([]).write(to: "/nowhere/b.json")
        }
    }

    @Test func issuesBelowTheSeverityAreOnlyCounted() {
        let note = LayoutRule("fixed-text-size", .note, "Texts stay.")
        let issue = FoundIssue(
            LayoutIssue(note, "m", view: "", subject: "labels"), preview: "Main", file: nil,
            configurations: [])
        func report(_ severity: Diagnostic.Severity) -> LintReport {
            LintReport(
                [issue, found("a")], known: nil, severity: severity, previews: [],
                configurations: [])
        }
        #expect(report(.note).issues.count == 2)
        #expect(report(.warning).issues.count == 1)
        #expect(report(.warning).milder == 1)
        #expect(report(.error).issues.isEmpty)
    }
}
