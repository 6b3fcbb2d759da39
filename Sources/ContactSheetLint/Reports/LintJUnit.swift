import ContactSheetPreviews
import Escaping
import Foundation

/// A report with a failed test case for each issue, and a passed one for each preview without
/// issues.
package enum LintJUnit {
    package static func text(of report: LintReport) -> String {
        let summary = ConfigurationSummary(among: report.configurations)
        let issues = Dictionary(grouping: report.issues, by: \.preview)
        let cases = report.previews.flatMap { preview -> [String] in
            guard let found = issues[preview] else { return [passed(preview)] }
            return found.map { failed($0, summary) }
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="lint" tests="\(cases.count)" failures="\(report.issues.count)">
            \(cases.joined(separator: "\n"))
              </testsuite>
            </testsuites>

            """
    }

    private static func passed(_ preview: String) -> String {
        #"    <testcase classname="\#(preview.xmlEscaped)" name="layout"/>"#
    }

    private static func failed(_ found: FoundIssue, _ summary: ConfigurationSummary) -> String {
        let issue = found.issue
        let name = [issue.rule.id, issue.view].filter { !$0.isEmpty }.joined(separator: " ")
        let text = [found.place].compactMap { $0 } + found.lines(summary).dropFirst()
        return """
                <testcase classname="\(found.preview.xmlEscaped)" name="\(name.xmlEscaped)">
                  <failure type="\(found.severity.rawValue)" message="\(issue.message.xmlEscaped)">\
            \(text.map(\.xmlEscaped).joined(separator: "&#10;"))</failure>
                </testcase>
            """
    }
}
