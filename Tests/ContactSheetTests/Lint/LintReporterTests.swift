import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation
import InterfaceEditing
import Testing

@testable import ContactSheet
@testable import ContactSheetLint

/// Source: the formats documented by the consumers of each report: GitHub's workflow commands, the
/// required properties of SARIF 2.1.0, and JUnit as CI services read it.
@MainActor @Suite struct LintReporterTests {
    private let all = Configuration.all(
        Device.named(["iphone-14-pro", "iphone-x"]), iOS: IOSVersion(18))

    private func found(
        _ message: String = "“A, B”: 100 % <wide>", file: String? = "Views/Main.storyboard",
        line: Int? = 42, severity: Diagnostic.Severity = .warning, on count: Int = 1
    ) -> FoundIssue {
        let rule = LayoutRule("truncated-text", severity, "A text has no room.")
        let issue = LayoutIssue(
            rule, message, view: "UIView > UILabel “A”", subject: "a", line: line, hint: "room")
        return FoundIssue(
            issue, preview: "Main", file: file, configurations: Array(all.prefix(count)))
    }

    private func report(_ issues: [FoundIssue]) -> LintReport {
        LintReport(
            issues: issues, previews: ["Main", "Other"], configurations: all, version: "1.0.0")
    }

    @Test func listHasTheFormOfCompilerMessages() {
        let text = LintReporter.list.text(of: report([found("It is cut off.")]))
        #expect(
            text == """
                Views/Main.storyboard:42: warning: It is cut off. [truncated-text]
                    Main: UILabel “A”, portrait on 4 devices
                    room
                1 warning

                """)
    }

    @Test func previewsInCodeHaveNoFile() {
        let text = LintReporter.list.text(of: report([found("Cut.", file: nil, on: all.count)]))
        #expect(text.hasPrefix("Main: warning: Cut. [truncated-text]\n"))
        #expect(text.contains("on every screen"))
    }

    @Test func gitHubsCommandsAreEscaped() {
        let issues = [found(), found("Note", severity: .note)]
        let lines = LintReporter.github.text(of: report(issues)).split(separator: "\n")
        let expected =
            "::warning file=Views/Main.storyboard,line=42,title=truncated-text::“A, B”: 100 "
            + "%25 <wide>%0AMain: UILabel “A”, portrait on 4 devices%0Aroom"
        #expect(lines.first.map { Array($0.utf8) } == Array(expected.utf8))
        #expect(lines.last?.hasPrefix("::notice file=") == true)
    }

    /// Property: a text can't start a new line or change the text direction.
    @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{85}", "\u{202E}", "\u{9B}31m"])
    func lineBreaksAreEscaped(_ control: String) throws {
        let issue = found("A\u{600}\(control)::error::forged", file: "a\(control)::error::b.xib")
        for reporter in [LintReporter.github, .list, .junit] {
            let text = reporter.text(of: report([issue]))
            let plain = reporter.text(of: report([found("A", file: "a")]))
            #expect(text.utf8.count { $0 == 10 } == plain.utf8.count { $0 == 10 })
            let left = text.unicodeScalars.filter {
                $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
            }
            #expect(left.isEmpty && !text.contains("\u{2028}"))
        }
        for reporter in [LintReporter.json, .sarif] {
            let text = reporter.text(of: report([issue]))
            #expect(
                !text.unicodeScalars.contains {
                    $0.value > 0x7E && $0 != "\u{600}" && $0 != "“" && $0 != "”"
                })
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        }
    }

    @Test func junitCountsCasesAndFailures() throws {
        let text = LintReporter.junit.text(of: report([found()]))
        #expect(text.contains(#"<testsuite name="lint" tests="2" failures="1">"#))
        #expect(text.contains(#"<testcase classname="Other" name="layout"/>"#))
        #expect(text.contains(#"message="“A, B”: 100 % &lt;wide&gt;""#))
        #expect(text.contains("Views/Main.storyboard:42"))
    }

    @Test func jsonContainsAllFields() throws {
        let text = LintReporter.json.text(of: report([found()]))
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let issue = try #require((json["issues"] as? [[String: Any]])?.first)
        #expect(issue["rule"] as? String == "truncated-text")
        #expect(issue["line"] as? Int == 42)
        #expect(issue["configurations"] as? [String] == [all[0].name])
        #expect((issue["fingerprint"] as? String)?.count == 16)
    }

    @Test("SARIF 2.1.0, 3.13 and 3.27: what a log, a run and a result must have")
    func sarif() throws {
        let text = LintReporter.sarif.text(
            of: report([found(file: "My Views/Main.storyboard"), found(file: nil)]))
        let log = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "contactsheet")
        #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String }.count == 1)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0])
        #expect(results.map { $0["level"] as? String } == ["warning", "warning"])
        #expect(results.allSatisfy { ($0["message"] as? [String: Any])?["text"] is String })
        let places = results.map { ($0["locations"] as? [[String: Any]])?.first }
        let physical = places[0]?["physicalLocation"] as? [String: Any]
        #expect(
            (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
                == "My%20Views/Main.storyboard")
        #expect((physical?["region"] as? [String: Any])?["startLine"] as? Int == 42)
        #expect(places[1]?["physicalLocation"] == nil)
        #expect(places[1]?["logicalLocations"] != nil)
    }

    @Test func theSummaryCounts() {
        #expect(report([]).summary == "no issues")
        var some = report([found(), found(severity: .error), found()])
        some.known = 3
        some.milder = 12
        #expect(some.summary == "1 error, 2 warnings; 3 in the baseline, 12 of lower severity")
    }
}
