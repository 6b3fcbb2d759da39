import AtomicFiles
import ContactSheetPreviews
import Foundation

/// The snapshots that weren't the same in the last test run of a folder of references.
///
/// They are stored next to the references in the folder `.last-run`, which Git ignores. Nothing is
/// stored on CI, where the next run is that of another machine.
public struct LastRun: Sendable {
    private struct Contents: Codable {
        let failed: [SnapshotID]
    }

    private let store: SnapshotStore
    private let isOnCI: Bool
    private var folder: URL { store.runs.appending(path: ".last-run") }
    private var list: URL { folder.appending(path: "failed.json") }

    public init(
        _ store: SnapshotStore,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.store = store
        isOnCI = SnapshotTest.isOnCI(environment)
    }

    /// Stores the snapshots that weren't the same. A folder of references isn't created
    /// for this, and one that can't be written doesn't prevent a test.
    public func save(failed snapshots: [SnapshotID]) {
        guard !isOnCI, store.exists else { return }
        TemporaryFiles.removeLeftovers(in: folder.path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(Contents(failed: snapshots)) else { return }
        do {
            try AtomicFile.write(Data("*\n".utf8), to: folder.appending(path: ".gitignore").path)
            try AtomicFile.write(data, to: list.path)
        } catch {
            // An older list would be that of another run.
            unlink(list.path)
        }
    }

    /// Returns the snapshots that weren't the same.
    ///
    /// - Throws: `SnapshotError.noLastRun` if no run is stored.
    public func failed() throws(SnapshotError) -> [SnapshotID] {
        guard let data = try? Data(contentsOf: list),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { throw .noLastRun(store.directory.relativePath) }
        return contents.failed
    }
}
