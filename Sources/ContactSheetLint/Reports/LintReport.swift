import ContactSheetDiagnostics
import ContactSheetPreviews

/// The result of `lint`, which the reporters format.
package struct LintReport {
    /// The issues to report, in the order of the previews.
    package var issues: [FoundIssue]
    /// The number of issues in the baseline.
    package var known = 0
    /// The number of issues that are less severe than requested.
    package var milder = 0
    /// The names of all previews that were checked.
    package var previews: [String]
    /// All configurations that were checked.
    package var configurations: [Configuration]
    /// The devices that were used and the reason, in one sentence.
    package var devices = ""
    /// Whether the list contains the details of issues.
    package var isVerbose = false
    /// The version of the program.
    let version: String

    package init(
        issues: [FoundIssue], known: Int = 0, milder: Int = 0, previews: [String],
        configurations: [Configuration], version: String
    ) {
        (self.issues, self.known, self.milder) = (issues, known, milder)
        (self.previews, self.configurations, self.version) = (previews, configurations, version)
    }

    /// The summary, such as `2 errors, 5 warnings; 3 in the baseline, 12 of lower severity`.
    package var summary: String {
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
    /// The severities, the most severe first.
    package static var falling: [Diagnostic.Severity] { allCases.reversed() }

    package func isAtLeast(_ other: Diagnostic.Severity) -> Bool {
        let order = Self.falling
        return (order.firstIndex(of: self) ?? 0) <= (order.firstIndex(of: other) ?? 0)
    }
}

extension FoundIssue {
    package var severity: Diagnostic.Severity { issue.severity }

    /// Returns the message in lines without its location: the message, the view and configurations,
    /// the details, and the hint.
    func lines(_ summary: ConfigurationSummary, isVerbose: Bool = false) -> [String] {
        let view = issue.view.isEmpty ? preview : "\(preview): \(issue.view.shortPath)"
        return [issue.message, "\(view), \(summary.text(for: self))"]
            + (isVerbose ? issue.details.map { "- \($0)" } : []) + [issue.hint].compactMap { $0 }
    }

    /// The document's path with the line if it is known, or `nil` for previews in code.
    package var place: String? {
        file.map { file in issue.line.map { "\(file):\($0)" } ?? file }
    }
}

extension String {
    /// The path of a view from the nearest view around it that has a name. Without one, the path is
    /// that of the view alone.
    fileprivate var shortPath: String {
        let parts = components(separatedBy: " > ")
        let named = parts.dropLast().lastIndex { $0.contains("“") } ?? parts.endIndex - 1
        return parts[named...].joined(separator: " > ")
    }
}
