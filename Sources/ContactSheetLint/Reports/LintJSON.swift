import ContactSheetPreviews
import Escaping
import Foundation

/// A report as JSON for other programs: `{"generator": …, "issues": […]}`, with sorted keys.
package enum LintJSON {
    package static func text(of report: LintReport) -> String {
        JSONText.text(of: Output(report)) + "\n"
    }

    private struct Output: Encodable {
        let generator: String
        let issues: [Issue]
        let known: Int

        init(_ report: LintReport) {
            generator = "contactsheet \(report.version)"
            issues = report.issues.map(Issue.init)
            known = report.known
        }
    }

    private struct Issue: Encodable {
        let rule: String
        let severity: String
        let message: String
        let preview: String
        let file: String?
        let line: Int?
        let view: String
        let isOnCanvas: Bool
        let configurations: [String]
        let hint: String?
        let details: [String]
        let fingerprint: String

        init(_ found: FoundIssue) {
            rule = found.issue.rule.id
            severity = found.severity.rawValue
            message = found.issue.message
            preview = found.preview
            file = found.file
            line = found.issue.line
            view = found.issue.view
            isOnCanvas = found.isOnCanvas
            configurations = found.configurations.map(\.name)
            hint = found.issue.hint
            details = found.issue.details
            fingerprint = found.fingerprint
        }
    }
}

extension JSONText {
    /// Returns indented JSON with sorted keys. The same value results in the same text.
    package static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder.stable(isIndented: true)
        return (try? encoder.encode(value)).map { forTerminals($0) } ?? "{}"
    }
}
