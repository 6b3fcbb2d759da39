import Previews

/// Lines for people, in the form that editors read: `file:line: severity: message [rule]`.
enum LintList {
    static func text(of report: LintReport) -> String {
        let words = ConfigurationWords(among: report.configurations)
        let all = report.issues.flatMap { lines(for: $0, words) } + [report.summary]
        return all.map { $0 + "\n" }.joined()
    }

    private static func lines(for found: FoundIssue, _ words: ConfigurationWords) -> [String] {
        let issue = found.issue
        let place = found.place ?? found.preview
        let view = issue.view.isEmpty ? found.preview : "\(found.preview): \(issue.view)"
        return [
            "\(place): \(found.severity.rawValue): \(issue.message) [\(issue.rule.id)]",
            "    \(view), \(words.text(for: found))",
        ] + issue.details.map { "    - \($0)" } + [issue.hint].compactMap { $0.map { "    \($0)" } }
    }
}
