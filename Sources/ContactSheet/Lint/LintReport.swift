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
        let counts = Severity.allCases.compactMap { severity -> String? in
            let count = issues.filter { $0.issue.rule.severity == severity.value }.count
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let found = counts.isEmpty ? "no issues" : counts.joined(separator: ", ")
        let rest = [
            known > 0 ? "\(known) known" : nil,
            milder > 0 ? "\(milder) of lower severity" : nil,
        ].compactMap { $0 }
        return found + (rest.isEmpty ? "" : "; " + rest.joined(separator: ", "))
    }
}

/// The severities by the words of `--severity`, the worst first.
enum Severity: String, CaseIterable {
    case error, warning, note

    var value: Diagnostic.Severity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    init(_ severity: Diagnostic.Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }

    /// Whether an issue of a severity is at least as bad.
    func admits(_ other: Diagnostic.Severity) -> Bool {
        let order = Severity.allCases
        return (order.firstIndex(of: Severity(other)) ?? 0) <= (order.firstIndex(of: self) ?? 0)
    }
}

extension FoundIssue {
    var severity: Severity { Severity(issue.rule.severity) }

    /// The path as `sarif`, `github` and people want it; nil for previews in code.
    var place: String? {
        file.map { file in issue.line.map { "\(file):\($0)" } ?? file }
    }
}
