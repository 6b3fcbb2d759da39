import ContactSheetPreviews
import Escaping
import Foundation

/// A report as workflow commands, which GitHub shows as annotations of the lines (docs.github.com,
/// "Workflow commands for GitHub Actions").
package enum LintGitHub {
    package static func text(of report: LintReport) -> String {
        let summary = ConfigurationSummary(among: report.configurations)
        return report.issues.map { command(for: $0, summary) + "\n" }.joined()
    }

    private static func command(for found: FoundIssue, _ summary: ConfigurationSummary) -> String {
        let issue = found.issue
        let kind = found.severity == .note ? "notice" : found.severity.rawValue
        let properties = [
            found.file.map { "file=\($0.commandPropertyEscaped)" },
            found.file == nil ? nil : issue.line.map { "line=\($0)" },
            "title=\(issue.rule.id.commandPropertyEscaped)",
        ].compactMap { $0 }
        return "::\(kind) \(properties.joined(separator: ","))::"
            + found.lines(summary).map(\.onOneLine).joined(separator: "\n").commandDataEscaped
    }
}
