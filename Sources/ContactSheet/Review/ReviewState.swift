import ArgumentParser

/// What the page of a review shows besides the snapshots.
struct ReviewState: Codable, Sendable {
    /// A number that increases with every change.
    var version: Int
    /// An identifier of the process, whose versions begin again.
    var run: String
    /// A number that increases whenever the index changes.
    var contents: Int
    /// Whether snapshots are being rendered.
    var isRunning: Bool
    /// Whether the package is being built.
    var isBuilding: Bool
    /// The number of snapshots that were rendered, of all.
    var done, total: Int
    var decisions: [DecidedCause]
    /// Whether there is a decision to undo.
    var canUndo: Bool
    /// What couldn't be read, rendered, or built, one message each.
    var errors: [String]
    /// The summary, when the review is finished.
    var summary: String?
}

/// The result of a review.
struct ReviewSummary: Sendable, Hashable {
    var accepted = 0
    /// The names of the rejected snapshots, in the order of the run.
    var rejected: [String] = []
    /// The number of snapshots that differ and weren't decided on.
    var left = 0
    /// Whether all snapshots were compared.
    var isComplete = true
    /// Whether a snapshot couldn't be rendered or compared.
    var hasFailures = false

    /// One sentence, such as `12 accepted, 1 rejected, 3 left`.
    var text: String {
        let counts = "\(accepted) accepted, \(rejected.count) rejected, \(left) left"
        return isComplete ? counts : counts + "; not all snapshots were compared"
    }

    /// The exit status: 0 if all changes were accepted, 1 if one was rejected or left, 2 if a
    /// snapshot couldn't be rendered.
    var status: ExitCode {
        if hasFailures { return .couldNotRun }
        return rejected.isEmpty && left == 0 && isComplete ? .success : .different
    }

    /// The lines for the terminal.
    var lines: [String] {
        let shown = rejected.prefix(10).map { "rejected: \($0)" }
        let rest = rejected.count - shown.count
        return shown + (rest > 0 ? ["rejected: \(rest) more"] : []) + [text]
    }
}
