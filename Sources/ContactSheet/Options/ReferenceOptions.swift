import ArgumentParser
import Foundation
import Previews
import Snapshots

/// Where references are kept.
struct ReferenceOptions: ParsableArguments {
    @Option(help: "The folder of references.")
    var snapshots = "Snapshots"

    @Option(
        help: ArgumentHelp(
            "How far the color channels of a pixel may differ, of 255; exact without it.",
            valueName: "difference"))
    var tolerance = 0

    func validate() throws {
        guard (0...255).contains(tolerance) else {
            throw ValidationError("--tolerance \(tolerance): give a number from 0 to 255")
        }
    }
}

extension ReferenceOptions {
    var store: SnapshotStore {
        SnapshotStore(directory: URL(fileURLWithPath: snapshots, isDirectory: true))
    }

    /// The outcome of every picture in the order of the run, then obsolete references; these are
    /// removed where the policy is to record.
    @MainActor func compare(
        _ previews: ChosenPreviews, selection: SelectionOptions, policy: SnapshotTest.Policy
    ) async throws -> [SnapshotOutcome] {
        let test = try SnapshotTest(store: store, policy: policy, tolerance: tolerance)
        if policy == .record { _ = try OutputFolder(snapshots) }
        let run = PreviewRun(
            previews: previews.chosen, configurations: try selection.configurations(),
            forReferences: true)
        let progress = Progress(total: run.count)
        var outcomes: [SnapshotOutcome] = []
        try await run {
            test.outcome(of: $0)
        } finish: { outcome in
            outcomes.append(outcome)
            progress.advance()
        }
        progress.finish()
        // What a document holds that couldn't be read isn't obsolete.
        guard !previews.isPartial else { return outcomes }
        let obsolete = test.obsolete(
            previews: previews.all, devices: try selection.universe(),
            ownsFolder: previews.ownsFolder
        ).filter { selection.admits($0.preview) }
        if policy == .record { try test.remove(obsolete) }
        return outcomes + obsolete
    }

    /// The one command that records what differs, in the words of the present command line.
    @MainActor func mendingCommand(for outcomes: [SnapshotOutcome]) -> String? {
        guard outcomes.contains(where: \.verdict.isMendedByRecording) else { return nil }
        var words = CommandLine.arguments
        guard let verb = words.firstIndex(of: "test") else { return nil }
        words[verb] = "record"
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}

extension String {
    /// The word as a shell reads it.
    var shellQuoted: String {
        let plain = unicodeScalars.allSatisfy {
            CharacterSet.alphanumerics.contains($0) || "-_./,:=@%+".unicodeScalars.contains($0)
        }
        return plain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
