import Foundation
import Previews
import Snapshots

/// What commands tell a person.
enum Report {
    /// Each diagnostic once, with the number of pictures in which it was met; at most 20.
    @MainActor static func diagnostics(of manifest: Manifest, limit: Int = 20) {
        for (text, count) in manifest.diagnostics.prefix(limit) {
            Console.error(text + (count > 1 ? " [\(count) pictures]" : ""))
        }
        let rest = manifest.diagnostics.count - limit
        if rest > 0 { Console.error("and \(rest) more; manifest.json has them all") }
    }

    /// What wants a look, in the order of the run, at most `limit` pictures; then the count of
    /// each verdict.
    static func lines(for outcomes: [SnapshotOutcome], limit: Int = 50) -> [String] {
        let noteworthy = outcomes.filter { $0.verdict != .same && $0.verdict != .new }
        let rest = noteworthy.count - limit
        return noteworthy.prefix(limit).flatMap(lines(for:))
            + (rest > 0 ? ["and \(rest) more."] : []) + [summary(of: outcomes)]
    }

    private static func lines(for outcome: SnapshotOutcome) -> [String] {
        let devices = outcome.configuration.map { configuration in
            let others = configuration.group.devices.count - 1
            return " (\(configuration.group.names[0])\(others > 0 ? " and \(others) more" : ""),"
                + " \(configuration.orientation.rawValue))"
        }
        let name = "“\(outcome.preview)/\(outcome.name)”\(devices ?? "")"
        switch outcome.verdict {
        case .same, .new: return []
        case .changed(let causes):
            let shown = causes.prefix(8).map { "    \($0)" }
            let rest = causes.count > 8 ? ["    and \(causes.count - 8) more"] : []
            return ["Snapshot \(name) does not match reference."] + shown + rest
        case .missing: return ["Snapshot \(name) has no reference."]
        case .obsolete: return ["Reference \(name) belongs to no preview any more."]
        case .failed(let why): return ["Snapshot \(name) failed: \(why)"]
        }
    }

    /// `2 changed, 158 same`.
    static func summary(of outcomes: [SnapshotOutcome]) -> String {
        let words = ["failed", "changed", "missing", "obsolete", "new", "same"]
        let counts = Dictionary(grouping: outcomes, by: \.verdict.word).mapValues(\.count)
        let parts = words.compactMap { word in counts[word].map { "\($0) \(word)" } }
        return parts.isEmpty ? "nothing compared" : parts.joined(separator: ", ")
    }
}

extension SnapshotOutcome.Verdict {
    /// Whether `record` makes it pass.
    var isMendedByRecording: Bool {
        switch self {
        case .changed, .missing, .obsolete: true
        case .same, .new, .failed: false
        }
    }

    var word: String {
        switch self {
        case .same: "same"
        case .changed: "changed"
        case .new: "new"
        case .missing: "missing"
        case .obsolete: "obsolete"
        case .failed: "failed"
        }
    }
}
