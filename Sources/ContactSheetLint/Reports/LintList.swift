import ContactSheetPreviews
import Escaping

/// A report as lines in the form that editors recognize: `file:line: severity: message [rule]`.
package enum LintList {
    package static func text(of report: LintReport) -> String {
        let summary = ConfigurationSummary(among: report.configurations)
        let all =
            report.issues.flatMap { lines(for: $0, summary, report.isVerbose) }
            + [report.devices, report.summary].filter { !$0.isEmpty }
        return all.map { $0.asOutputLine + "\n" }.joined()
    }

    private static func lines(
        for found: FoundIssue, _ summary: ConfigurationSummary, _ isVerbose: Bool
    ) -> [String] {
        let place = found.place ?? found.preview
        let lines = found.lines(summary, isVerbose: isVerbose)
        return ["\(place): \(found.severity.rawValue): \(lines[0]) [\(found.issue.rule.id)]"]
            + lines.dropFirst().map { "    \($0)" }
    }
}
