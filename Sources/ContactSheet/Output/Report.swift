import ContactSheetPreviews
import ContactSheetSnapshots
import Escaping
import Foundation

/// The messages of commands for the user.
enum Report {
    @MainActor static func diagnostics(of manifest: Manifest, _ options: DiagnosticOptions) {
        for line in lines(for: manifest.diagnostics, isVerbose: options.verbose) {
            Console.error(line)
        }
    }

    /// Returns each diagnostic once, on one line each and limited to `limit` diagnostics: its
    /// preview and file, and how often it was reported. If verbose, its details are indented below
    /// the line.
    static func lines(
        for diagnostics: [Manifest.DiagnosticSummary], limit: Int = 20, isVerbose: Bool
    ) -> [String] {
        var lines: [String] = []
        for diagnostic in diagnostics.prefix(limit) {
            lines.append(line(for: diagnostic))
            guard isVerbose, let details = diagnostic.details else { continue }
            lines += details.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    \($0)" }
        }
        let rest = diagnostics.count - limit
        let hasDetails = diagnostics.contains { $0.details != nil }
        return lines + (rest > 0 ? ["and \(rest) more; manifest.json lists all of them"] : [])
            + (hasDetails && !isVerbose ? ["Use --verbose to print details."] : [])
    }

    /// Returns the line, such as:
    ///
    ///     Main/Login: App/Main.storyboard:26: warning: … [2 snapshots]
    private static func line(for diagnostic: Manifest.DiagnosticSummary) -> String {
        // A location in the preview's document names the file already, without its folder.
        let name = diagnostic.file.flatMap { $0.split(separator: "/").last }.map(String.init)
        let isInFile = name.map { diagnostic.text.hasPrefix($0 + ":") } ?? false
        let file = isInFile ? "" : diagnostic.file.map { " (\($0))" } ?? ""
        let preview = diagnostic.previews.first.map { $0 + file + ": " } ?? ""
        let text =
            isInFile
            ? (diagnostic.file ?? "") + diagnostic.text.dropFirst(name?.count ?? 0)
            : diagnostic.text
        let others = diagnostic.previews.count - 1
        let counts = [
            others > 0 ? "and \(others) more preview\(others == 1 ? "" : "s")" : nil,
            diagnostic.count > 1 ? "\(diagnostic.count) snapshots" : nil,
        ].compactMap { $0 }
        let count = counts.isEmpty ? "" : " [\(counts.joined(separator: ", "))]"
        return (preview + text + count).onOneLine
    }

    /// Returns the changes with the number of their snapshots, then other outcomes that require
    /// attention, in the order of the run and limited to `limit` each, followed by the count of each
    /// verdict.
    ///
    /// A failure with the same reason in several configurations of a preview is reported once. If
    /// the policy is to record, changed references have been replaced.
    static func lines(
        for outcomes: [SnapshotOutcome], policy: SnapshotTest.Policy = .compare, limit: Int = 20,
        isOfRevisions: Bool = false
    ) -> [String] {
        var repetitions: [[String]: Int] = [:]
        var noteworthy: [SnapshotOutcome] = []
        for outcome in outcomes
        where outcome.verdict == .obsolete && !isOfRevisions || outcome.defect != nil {
            if let defect = outcome.defect {
                repetitions[[outcome.preview, defect], default: 0] += 1
                if repetitions[[outcome.preview, defect]] != 1 { continue }
            }
            noteworthy.append(outcome)
        }
        let rest = noteworthy.count - limit
        let shown = noteworthy.prefix(limit).map { outcome in
            line(
                for: outcome,
                repeated: (repetitions[[outcome.preview, outcome.defect ?? ""]] ?? 1) - 1)
        }
        return groupLines(for: outcomes, limit: limit)
            + (isOfRevisions ? linesOfOneRevision(outcomes, limit: limit) : []) + shown
            + (rest > 0 ? ["and \(rest) more."] : []) + environmentNote(on: outcomes)
            + [summary(of: outcomes, policy: policy, isOfRevisions: isOfRevisions)]
    }

    /// Returns the screens that only one of two revisions has, such as `New: “Main/Login” (4 snapshots)`.
    private static func linesOfOneRevision(
        _ outcomes: [SnapshotOutcome], limit: Int
    ) -> [String] {
        let kinds: [(String, SnapshotOutcome.Verdict)] = [("New", .new), ("Removed", .obsolete)]
        return kinds.flatMap { label, verdict in
            let previews = outcomes.filter { $0.verdict == verdict }.map(\.preview)
            let counts = Dictionary(previews.map { ($0, 1) }, uniquingKeysWith: +)
            let names = previews.enumerated().filter { previews.firstIndex(of: $1) == $0 }
                .map(\.element)
            let lines = names.prefix(limit).map { name in
                let count = counts[name] ?? 0
                return "\(label): “\(name)” (\(count) snapshot\(count == 1 ? "" : "s"))".onOneLine
            }
            return lines + (names.count > limit ? ["and \(names.count - limit) more."] : [])
        }
    }

    /// Returns the changes, with two lines each, such as:
    ///
    ///     [3fa2] “Finish” button: title “Done” → “Finish” (Main.storyboard:41)
    ///         54 snapshots (27 device classes × 2 orientations), such as “Main/iphone-17.portrait”
    private static func groupLines(
        for outcomes: [SnapshotOutcome], limit: Int
    ) -> [String] {
        let groups = ChangeGroup.all(of: outcomes)
        guard !groups.isEmpty else { return [] }
        let rest = groups.count - limit
        return groups.prefix(limit).flatMap(lines) + (rest > 0 ? ["and \(rest) more changes."] : [])
    }

    private static func lines(for group: ChangeGroup) -> [String] {
        let example = group.outcomes.first.map { ", such as “\($0.id)”" } ?? ""
        let consequences = group.consequences
        let rest = consequences.count - 1
        let followers = consequences.first.map {
            ["    followed by \($0)" + (rest > 0 ? ", and \(rest) more" : "")]
        }
        let lines = ["[\(group.id)] \(group.summary)", "    \(group.extent)\(example)"]
        return (lines + (followers ?? [])).map(\.onOneLine)
    }

    /// Returns a note about the changes of the environment for which differences were tolerated.
    private static func environmentNote(on outcomes: [SnapshotOutcome]) -> [String] {
        let tolerated = outcomes.filter { !$0.environment.isEmpty }
        guard !tolerated.isEmpty else { return [] }
        let changes = Set(tolerated.flatMap(\.environment)).sorted {
            ($0.name, $0.old) < ($1.name, $1.old)
        }
        let labels = changes.map { "\($0.name) changed from \($0.old) to \($0.new)" }
        let count =
            tolerated.count == 1 ? "1 snapshot differs" : "\(tolerated.count) snapshots differ"
        return [
            "note: \(count) within the tolerance for a changed environment"
                + " (\(labels.joined(separator: "; "))); record again to compare exactly"
        ]
    }

    private static func line(for outcome: SnapshotOutcome, repeated: Int) -> String {
        let name = "“\(outcome.id)”"
        guard let defect = outcome.defect else {
            return "Reference \(name) is obsolete: no preview produces it.".onOneLine
        }
        let devices = outcome.configuration.map { configuration in
            let others = configuration.group.devices.count - 1
            return " (\(configuration.group.names[0])\(others > 0 ? " and \(others) more" : ""),"
                + " \(configuration.orientation.rawValue))"
        }
        let others =
            repeated == 0
            ? "" : " and \(repeated) more configuration\(repeated == 1 ? "" : "s")"
        return "Snapshot \(name)\(devices ?? "")\(others) \(defect)".onOneLine
    }

    /// Returns the summary, such as `2 changed, 158 same`.
    static func summary(
        of outcomes: [SnapshotOutcome], policy: SnapshotTest.Policy = .compare,
        isOfRevisions: Bool = false
    ) -> String {
        let labels = ["failed", "flaky", "changed", "missing", "obsolete", "new", "same"]
        let counts = Dictionary(grouping: outcomes, by: \.verdict.label).mapValues(\.count)
        let parts = labels.compactMap { label in
            let shown =
                switch label {
                case "changed" where policy.replacesChanged: "replaced"
                case "obsolete" where isOfRevisions: "removed"
                default: label
                }
            return counts[label].map { "\($0) \(shown)" }
        }
        return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }
}

extension SnapshotOutcome {
    /// Why the snapshot can't be compared, as the predicate of a sentence; `nil` if it can.
    var defect: String? {
        switch verdict {
        case .failed(let why): "failed: \(why)"
        case .flaky(let causes):
            "is flaky: two recordings of the same run differ: "
                + (causes.first?.description ?? "the images") + " — don't use random values, the"
                + " current time, or state that outlives the screen"
        default: nil
        }
    }
}

extension SnapshotOutcome.Verdict {
    var isFailure: Bool {
        if case .failed = self { true } else { false }
    }

    var label: String {
        switch self {
        case .same: "same"
        case .changed: "changed"
        case .new: "new"
        case .missing: "missing"
        case .obsolete: "obsolete"
        case .flaky: "flaky"
        case .failed: "failed"
        }
    }
}
