import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The options for references.
struct ReferenceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of references", valueName: "folder"),
        completion: .directory)
    var snapshots: PathArgument = "Snapshots"

    @Option(
        help: ArgumentHelp(
            "The file format of references; prune removes files of the other one",
            valueName: "format"))
    var referenceFormat: Choice<ReferenceFormat> = "svg"
}

extension ReferenceFormat: OptionChoice {
    static var optionKind: String { "format" }
}

extension ReferenceOptions {
    var store: SnapshotStore {
        SnapshotStore(
            directory: URL(fileURLWithPath: snapshots.path, isDirectory: true),
            format: referenceFormat.value)
    }

    /// Returns the outcomes of all snapshots in the order of the run, followed by obsolete
    /// references.
    @MainActor func compare(
        _ previews: ChosenPreviews, selection: SelectionOptions, policy: SnapshotTest.Policy,
        tolerance: SnapshotTolerance, workers: WorkerOptions
    ) async throws -> [SnapshotOutcome] {
        let test = try SnapshotTest(store: store, policy: policy, tolerance: tolerance)
        let configurations = try selection.configurations()
        if policy.writes, WorkerRole.current == nil {
            _ = try OutputFolder(snapshots.path)
            store.removeLeftovers(of: previews.chosen.map(\.name))
            try LastApproval(store).discard()
        }
        let run = workers.run(
            PreviewRun(
                previews: previews.chosen, configurations: configurations, forReferences: true))
        let progress = Progress(total: run.count)
        defer { progress.finish() }
        var outcomes: [SnapshotOutcome] = []
        try await run {
            try await test.confirmedOutcome(of: $0)
        } finish: { outcome in
            outcomes.append(outcome)
            progress.advance()
        }
        // The references of documents that couldn't be read aren't obsolete.
        guard !previews.isPartial else { return outcomes }
        let obsolete = try obsolete(test, previews, selection)
        return outcomes + obsolete.filter { selection.admits($0.preview) }
    }

    /// Returns the references that no preview produces.
    func obsolete(
        _ test: SnapshotTest, _ previews: ChosenPreviews, _ selection: SelectionOptions
    ) throws -> [SnapshotOutcome] {
        test.obsolete(
            previews: previews.all, devices: selection.universe,
            ownsFolder: previews.ownsFolder)
    }
}
