import ContactSheetDiagnostics
import ContactSheetPreviews
import ContactSheetSnapshots
import CoreGraphics
import Testing

@testable import ContactSheet

/// Source: the first sentence of a failure in swift-snapshot-testing, and the information that
/// explains a failure.
@Suite struct ReportTests {
    private let configuration = Configuration.all(Device.named(["iphone-x"]))[0]

    private func outcome(_ verdict: SnapshotOutcome.Verdict) -> SnapshotOutcome {
        SnapshotOutcome(
            preview: "Autosize", name: configuration.name, configuration: configuration,
            verdict: verdict)
    }

    private let moved = SnapshotCause.moved(
        ChangedView("“3” button"), from: CGRect(x: 20, y: 124, width: 72, height: 37),
        to: CGRect(x: 20, y: 130, width: 72, height: 37))

    private let title = SnapshotCause.property(
        ChangedView("“Finish” button", location: "Main.storyboard:41"), name: "title",
        from: "Done", to: "Finish")

    @Test func changesContainTheirCauseSnapshotsAndConsequences() {
        let outcomes = [outcome(.changed([title, moved])), outcome(.same)]
        #expect(
            Report.lines(for: outcomes) == [
                "[\(ChangeGroup.all(of: outcomes)[0].id)] “Finish” button:"
                    + " title “Done” → “Finish” (Main.storyboard:41)",
                "    1 snapshot, such as “Autosize/iphone-x.portrait”",
                "    followed by “3” button: y +6",
                "1 changed, 1 same",
            ])
    }

    @Test func frameChangesWithoutAnotherCause() {
        let outcomes = [outcome(.changed([moved]))]
        #expect(
            Report.lines(for: outcomes, policy: .record) == [
                "[\(ChangeGroup.all(of: outcomes)[0].id)] “3” button: frame changed",
                "    1 snapshot, such as “Autosize/iphone-x.portrait”", "1 replaced",
            ])
    }

    @Test func toleratedEnvironmentChangesAreReportedOnce() {
        var tolerated = outcome(.same)
        tolerated.environment = [EnvironmentChange(name: "Cairo", old: "1.16.0", new: "1.18.4")]
        #expect(
            Report.lines(for: [tolerated, tolerated, outcome(.same)]) == [
                "note: 2 snapshots differ within the tolerance for a changed environment"
                    + " (Cairo changed from 1.16.0 to 1.18.4); record again to compare exactly",
                "3 same",
            ])
    }

    @Test func summaryBeginsWithFailures() {
        let outcomes = [outcome(.same), outcome(.missing), outcome(.failed("why")), outcome(.new)]
        #expect(Report.summary(of: outcomes) == "1 failed, 1 missing, 1 new, 1 same")
        #expect(Report.summary(of: []) == "no snapshots")
    }

    /// A step that fails does so in every configuration.
    @Test func equalFailuresOfAPreviewAreReportedOnce() {
        let same = Array(repeating: outcome(.failed("no view")), count: 3)
        #expect(
            Report.lines(for: same + [outcome(.failed("other"))]) == [
                "Snapshot “Autosize/iphone-x.portrait” (iPhone X and 1 more, portrait) and 2 more"
                    + " configurations failed: no view",
                "Snapshot “Autosize/iphone-x.portrait” (iPhone X and 1 more, portrait) failed:"
                    + " other",
                "4 failed",
            ])
        var list = FailureList()
        list.add(preview: "A", configuration: "iphone-x, portrait", error: "no view")
        #expect(list.lines == ["error: A on iphone-x, portrait: no view"])
        list.add(preview: "A", configuration: "iphone-1, portrait", error: "no view")
        #expect(
            list.lines == ["error: A on iphone-x, portrait, and 1 more configuration: no view"])
    }

    @Test func longListsAreTruncated() {
        let outcomes = (0..<30).map { outcome(.failed("reason \($0)")) }
        let lines = Report.lines(for: outcomes)
        #expect(lines.count == 22)
        #expect(lines.suffix(2) == ["and 10 more.", "30 failed"])
    }

    private static let diagnostics = [
        Manifest.DiagnosticSummary(
            text: "Main.storyboard:2: warning: w", previews: ["Login"],
            file: "App/Main.storyboard", count: 2, details: "one\n\n\ttwo"),
        Manifest.DiagnosticSummary(
            text: "b: note: n", previews: ["One", "Two", "Three"], file: "App/A.xib", count: 3,
            details: nil),
        Manifest.DiagnosticSummary(
            text: "c: warning: w", previews: ["One"], count: 1, details: "three"),
        Manifest.DiagnosticSummary(text: "d: note: n", previews: ["One"], count: 1, details: nil),
    ]

    /// Source: this package's decision; UIKit's logs are long.
    @Test func eachDiagnosticIsOneLine() {
        #expect(
            Report.lines(for: Self.diagnostics, limit: 3, isVerbose: false) == [
                "Login: App/Main.storyboard:2: warning: w [2 snapshots]",
                "One (App/A.xib): b: note: n [and 2 more previews, 3 snapshots]",
                "One: c: warning: w", "and 1 more; manifest.json lists all of them",
                "Use --verbose to print details.",
            ])
    }

    @Test func verboseOutputContainsDetails() {
        #expect(
            Report.lines(for: Self.diagnostics, limit: 3, isVerbose: true) == [
                "Login: App/Main.storyboard:2: warning: w [2 snapshots]",
                "    one", "", "    \ttwo",
                "One (App/A.xib): b: note: n [and 2 more previews, 3 snapshots]",
                "One: c: warning: w", "    three", "and 1 more; manifest.json lists all of them",
            ])
    }

    @Test func shortOutputOmitsDetails() {
        let diagnostic = Diagnostic(
            .warning, "broken", location: "UIView", hint: "mend it", details: "a\nb")
        #expect(diagnostic.description == "UIView: warning: broken (mend it)")
    }
}
