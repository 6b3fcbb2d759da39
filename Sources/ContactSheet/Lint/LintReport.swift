import Diagnostics
import Previews

/// What `lint` found, as its reporters write it.
struct LintReport {
    /// Those to tell, in the order of the previews.
    var issues: [FoundIssue]
    /// How many the baseline knows.
    var known = 0
    /// How many are less severe than what was asked for.
    var milder = 0
    /// The names of all previews that were looked at.
    var previews: [String]
    /// All that were looked at.
    var configurations: [Configuration]

    /// `2 errors, 5 warnings; 3 known, 12 of lower severity`.
    var summary: String {
        let counts = Diagnostic.Severity.falling.compactMap { severity -> String? in
            let count = issues.filter { $0.severity == severity }.count
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let found = counts.isEmpty ? "no issues" : counts.joined(separator: ", ")
        let rest = [
            known > 0 ? "\(known) in the baseline" : nil,
            milder > 0 ? "\(milder) of lower severity" : nil,
        ].compactMap { $0 }
        return found + (rest.isEmpty ? "" : "; " + rest.joined(separator: ", "))
    }
}

extension Diagnostic.Severity {
    /// The worst first.
    static var falling: [Diagnostic.Severity] { allCases.reversed() }

    func isAtLeast(_ other: Diagnostic.Severity) -> Bool {
        let order = Self.falling
        return (order.firstIndex(of: self) ?? 0) <= (order.firstIndex(of: other) ?? 0)
    }
}

extension FoundIssue {
    var severity: Diagnostic.Severity { issue.rule.severity }

    /// What there is to say besides the place, a line a fact: what, of which view and where, the
    /// details, and what to do.
    func lines(_ words: ConfigurationSummary) -> [String] {
        let view = issue.view.isEmpty ? preview : "\(preview): \(issue.view)"
        return [issue.message, "\(view), \(words.text(for: self))"]
            + issue.details.map { "- \($0)" } + [issue.hint].compactMap { $0 }
    }

    /// The path as `sarif`, `github` and people want it; nil for previews in code.
    var place: String? {
        file.map { file in issue.line.map { "\(file):\($0)" } ?? file }
    }
}
