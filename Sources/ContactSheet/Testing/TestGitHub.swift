import ContactSheetLint
import ContactSheetSnapshots
import Escaping

/// A report as workflow commands, which GitHub shows as annotations of the lines (docs.github.com,
/// "Workflow commands for GitHub Actions"): one for each change, failure, and obsolete reference.
enum TestGitHub {
    static func text(of outcomes: [SnapshotOutcome]) -> String {
        let changes = ChangeGroup.all(of: outcomes).map { group in
            command(
                file: group.file ?? group.outcomes.first?.file, line: group.line,
                title: "snapshots changed",
                [group.line == nil ? group.summary : group.title, group.extent]
                    + group.consequences.prefix(3).map(\.description))
        }
        let others = outcomes.compactMap { outcome -> String? in
            switch outcome.verdict {
            case .failed(let why):
                command(
                    file: outcome.file, line: nil, title: "snapshot failed", [outcome.id.name, why])
            case .flaky:
                command(
                    file: outcome.file, line: nil, title: "snapshot flaky",
                    [outcome.id.name, outcome.defect ?? ""])
            case .obsolete:
                command(
                    file: nil, line: nil, title: "obsolete reference",
                    [outcome.id.name, "no preview produces the reference"])
            default: nil
            }
        }
        return (changes + others).map { $0 + "\n" }.joined()
    }

    /// Returns the summary of a job in Markdown: the counts, the changes, and the snapshots that can't
    /// be compared.
    static func summary(
        of outcomes: [SnapshotOutcome], policy: SnapshotTest.Policy = .compare
    ) -> String {
        let changes = ChangeGroup.all(of: outcomes).map { group in
            [group.id, group.summary, group.extent]
        }
        let defects = outcomes.compactMap { outcome in
            outcome.defect.map { ["", "\(outcome.id) \($0)", "1 snapshot"] }
        }
        return JobSummary.text(
            title: "Snapshots: " + Report.summary(of: outcomes, policy: policy),
            columns: ["ID", "Change", "Snapshots"], rows: changes + defects, rest: "rows")
    }

    private static func command(
        file: String?, line: Int?, title: String, _ lines: [String]
    ) -> String {
        let properties = [
            file.map { "file=\($0.commandPropertyEscaped)" },
            file == nil ? nil : line.map { "line=\($0)" },
            "title=\(title.commandPropertyEscaped)",
        ].compactMap { $0 }
        return "::error \(properties.joined(separator: ","))::"
            + lines.map(\.onOneLine).joined(separator: "\n").commandDataEscaped
    }
}
