import ArgumentParser
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The snapshots that `test` compares, by the last run and by what has changed.
struct SubsetOptions: ParsableArguments {
    @Flag(help: "Compare only the snapshots that weren't the same in the last run of `test`")
    var lastFailed = false

    @Option(
        help: ArgumentHelp(
            """
            Compare only the snapshots that the changes since this Git revision can affect, \
            including those that aren't committed
            """, valueName: "revision"))
    var affected: String?

    /// Returns the snapshots that weren't the same in the last run, or `nil` for all.
    @MainActor func failedSnapshots(
        _ store: SnapshotStore
    ) throws(SnapshotError) -> Set<SnapshotID>? {
        guard lastFailed else { return nil }
        let failed = try LastRun(store).failed()
        if failed.isEmpty { Console.error("note: all snapshots were the same in the last run") }
        return Set(failed)
    }

    /// Returns the snapshots that changes can affect, or `nil` for all.
    ///
    /// - Throws: `UsageError` if Git doesn't know the revision.
    @MainActor func affectedSnapshots(
        of previews: ChosenPreviews, _ selection: SelectionOptions, _ references: ReferenceOptions
    ) async throws -> Set<SnapshotID>? {
        guard let affected else { return nil }
        let changes = try await GitChanges(since: affected)
        let store = try references.store
        let all = try references.run(of: previews, selection).snapshotIDs
        let found = AffectedPreviews(
            of: previews.all, areInCode: !CommandInput.current.readsDocuments, changes.paths,
            store, entries: try await changes.entries(of: store))
        let snapshots = all.filter { found.include($0) }
        Console.error(
            "note: the changes since \(affected) can affect \(snapshots.count) of \(all.count)"
                + " snapshots")
        return Set(snapshots)
    }
}

/// The snapshots of a run, if it isn't one of all.
struct SnapshotSubset {
    /// The snapshots that weren't the same in the last run, or `nil` for all.
    var failed: Set<SnapshotID>?
    /// The snapshots that changes can affect, or `nil` for all.
    var affected: Set<SnapshotID>?

    /// The only snapshots to compare, or `nil` for all.
    var only: Set<SnapshotID>? {
        guard let failed, let affected else { return failed ?? affected }
        return failed.intersection(affected)
    }

    /// Whether an obsolete reference is reported. Any change can have removed its preview.
    func admitsObsolete(_ id: SnapshotID) -> Bool { failed?.contains(id) ?? true }
}
