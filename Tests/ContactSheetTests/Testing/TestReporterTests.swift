import ContactSheetDevices
import ContactSheetPreviews
import ContactSheetSnapshots
import CoreGraphics
import Foundation
import FoundationXML
import Testing

@testable import ContactSheet

extension TestReporter {
    fileprivate func text(of outcomes: [SnapshotOutcome]) -> String {
        text(of: TestRun(wholeRunOf: outcomes))
    }
}

/// Source: the formats documented by the consumers of each report: GitHub's workflow commands, and
/// JUnit as CI services read it.
@Suite struct TestReporterTests {
    private let configuration = Configuration.all(Device.named(["iphone-x"]))[0]

    private func outcome(
        _ verdict: SnapshotOutcome.Verdict, file: String? = "App/Main.storyboard"
    ) -> SnapshotOutcome {
        SnapshotOutcome(
            preview: "Main", name: configuration.name, configuration: configuration,
            verdict: verdict, file: file)
    }

    private let title = SnapshotCause.property(
        ChangedView("“A & B” button", location: "Main.storyboard:41"), name: "title",
        from: "100 %", to: "A & B")
    private let moved = SnapshotCause.moved(
        ChangedView("“A & B” button"), from: .zero, to: CGRect(x: 1, y: 0, width: 2, height: 3))

    private var outcomes: [SnapshotOutcome] {
        [outcome(.changed([title, moved])), outcome(.same), outcome(.failed("no view <x>"))]
    }

    @Test func gitHubAnnotatesTheLineOfTheCause() {
        #expect(
            TestReporter.github.text(of: outcomes) == """
                ::error file=App/Main.storyboard,line=41,title=snapshots changed::\
                “A & B” button: title “100 %25” → “A & B”%0A\
                1 snapshot%0A\
                “A & B” button: x +1, width +2, height +3
                ::error file=App/Main.storyboard,title=snapshot failed::\
                Main/iphone-x.portrait%0Ano view <x>

                """)
        #expect(TestReporter.github.text(of: [outcome(.same)]).isEmpty)
    }

    @Test func jUnitHasATestCaseForEachSnapshot() throws {
        let text = TestReporter.junit.text(of: outcomes)
        let document = try XMLDocument(xmlString: text)
        func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
        #expect(try count("//testcase") == 3)
        #expect(try count("//testsuite[@tests=3][@failures=1][@errors=1]") == 1)
        #expect(try count("//failure[contains(@message, 'title “100 %” → “A & B”')]") == 1)
        #expect(try count("//error[@message='no view <x>']") == 1)
    }

    @Test func jsonContainsChangesAndSnapshots() throws {
        struct Report: Decodable {
            struct Change: Decodable {
                let id: String
                let cause: String
                let place: String?
                let file: String?
                let line: Int?
                let snapshots: [String]
                let consequences: [String]
            }
            struct Snapshot: Decodable {
                let name: String
                let state: String
                let causes: [String]?
                let error: String?
            }
            let changes: [Change]
            let snapshots: [Snapshot]
        }
        let text = TestReporter.json.text(of: outcomes)
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(report.changes.map(\.cause) == [title.title])
        #expect(report.changes.map(\.place) == ["Main.storyboard:41"])
        #expect(report.changes.map(\.file) == ["App/Main.storyboard"])
        #expect(report.changes.map(\.line) == [41])
        #expect(report.changes.map(\.snapshots) == [["Main/iphone-x.portrait"]])
        #expect(report.changes.map(\.consequences) == [[moved.description]])
        #expect(report.snapshots.map(\.state) == ["changed", "same", "failed"])
        #expect(report.snapshots[0].causes?.count == 2)
        #expect(report.snapshots[2].error == "no view <x>")
    }

    /// A view of another document than the preview's.
    @Test func causesInOtherDocumentsKeepTheirFile() throws {
        let group = try #require(
            ChangeGroup.all(of: [outcome(.changed([title]), file: "App/Other.xib")]).first)
        #expect(group.file == "Main.storyboard")
        #expect(group.line == 41)
    }
}
