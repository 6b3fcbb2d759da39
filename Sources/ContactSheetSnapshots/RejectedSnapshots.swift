import AtomicFiles
import Foundation

/// The snapshots that a review rejected, so that the next review shows them as rejected as long as
/// they look the same.
///
/// They are stored next to the references in the folder `.last-review`, which Git ignores.
public struct RejectedSnapshots: Sendable {
    private let store: SnapshotStore
    private var folder: URL { store.runs.appending(path: ".last-review") }
    private var list: URL { folder.appending(path: "rejected.json") }

    public init(_ store: SnapshotStore) {
        self.store = store
    }

    /// Returns the digests of rejected snapshots by name; empty if no review rejected one.
    public func load() -> [String: String] {
        guard let data = try? Data(contentsOf: list) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    /// Stores the digests of rejected snapshots by name.
    ///
    /// - Throws: `FileError`.
    public func save(_ digests: [String: String]) throws {
        guard !digests.isEmpty || FileManager.default.fileExists(atPath: list.path) else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write(Data("*\n".utf8), to: folder.appending(path: ".gitignore").path)
        try AtomicFile.write(try encoder.encode(digests), to: list.path)
    }
}
