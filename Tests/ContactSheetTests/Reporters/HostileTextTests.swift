import ContactSheetDevices
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import FoundationXML
import Testing

@testable import ContactSheet

/// Names and texts that would act on a report if they weren't escaped.
enum HostileText {
    static let all = [
        "<script>alert(1)</script>", "<!-- x", "--> ]]>", "\u{0600}<b>", "a\"b'c`d",
        "[x](javascript:alert(1))", "a\u{202E}b\u{2066}c", "\u{9B}31mred\u{85}next",
        "a\r\n::error::b\n| c | d |", "::error file=a::b", "##vso[task.setvariable]",
        "\u{1B}[2J\u{7}", "a\u{2028}b", "%0A::set-output",
    ]

    /// Whether a scalar controls a terminal or the direction of text, or ends a line.
    static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || ["\u{2028}", "\u{2029}"].contains(scalar)
            || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}

/// Property: a report shows the text, which adds nothing else to it.
@Suite struct HostileTextTests {
    private func run(_ text: String) -> TestRun {
        let configuration = Configuration.all(Device.named(["iphone-x"]))[0]
        func outcome(_ preview: String, _ verdict: SnapshotOutcome.Verdict) -> SnapshotOutcome {
            SnapshotOutcome(
                preview: preview, name: configuration.name, configuration: configuration,
                verdict: verdict, file: "\(text).storyboard")
        }
        let view = ChangedView("UILabel “\(text)”", location: "\(text).storyboard:3")
        return TestRun(
            wholeRunOf: [
                outcome(text, .changed([.property(view, name: "text", from: text, to: "b")])),
                outcome("Other", .failed(text)),
            ], arguments: ["tool", "test", "\(text).xib"])
    }

    @Test(arguments: HostileText.all)
    func annotationsAreOneCommandEach(_ text: String) {
        let report = TestReporter.github.text(of: run(text))
        let lines = report.split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("::error file=") })
        #expect(!report.unicodeScalars.contains { $0 != "\n" && HostileText.isActive($0) })
    }

    @Test(arguments: HostileText.all)
    func jUnitHasTheSameElements(_ text: String) throws {
        let report = TestReporter.junit.text(of: run(text))
        let document = try XMLDocument(xmlString: report)
        #expect(try document.nodes(forXPath: "//*").count == 6)
        #expect(!report.unicodeScalars.contains { $0 != "\n" && HostileText.isActive($0) })
    }

    @Test(arguments: HostileText.all)
    func listsControlNoTerminal(_ text: String) {
        let report = TestReporter.list.text(of: run(text))
        #expect(!report.unicodeScalars.contains { $0 != "\n" && HostileText.isActive($0) })
        #expect(!report.contains("##") && !report.contains(/(?m)^\s*::/))
        let usual = TestReporter.list.text(of: run("a"))
        #expect(report.split(separator: "\n").count == usual.split(separator: "\n").count)
    }

    @Test(arguments: HostileText.all)
    func jsonContainsTheText(_ text: String) throws {
        struct Report: Decodable {
            struct Snapshot: Decodable { let name: String }
            let snapshots: [Snapshot]
        }
        let report = TestReporter.json.text(of: run(text))
        let decoded = try JSONDecoder().decode(Report.self, from: Data(report.utf8))
        #expect(decoded.snapshots.contains { $0.name == "\(text)/iphone-x.portrait" })
        #expect(!report.unicodeScalars.contains { $0 != "\n" && HostileText.isActive($0) })
    }
}
