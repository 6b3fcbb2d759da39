import AtomicFiles
import Foundation

/// What the last approval replaced, so that it can be undone.
///
/// It is stored next to the references in the folder `.last-approval`, which Git ignores. The list
/// is written before any reference is replaced, so an interrupted approval can be undone, too.
public struct LastApproval: Sendable {
    private struct Entry: Codable {
        let preview: String
        let name: String
        /// The filename of the old reference, or `nil` if there was none.
        let file: String?
    }

    private let store: SnapshotStore
    private var folder: URL { store.directory.appending(path: ".last-approval") }
    private var list: URL { folder.appending(path: "list.json") }

    public init(_ store: SnapshotStore) {
        self.store = store
    }

    /// Saves the references of snapshots that are about to be approved, and forgets the previous
    /// approval.
    ///
    /// - Throws: `FileError`, or `SnapshotError` for a reference that can't be read.
    public func save(_ outcomes: [SnapshotOutcome]) throws {
        try discard()
        try AtomicFile.write(Data("*\n".utf8), to: folder.appending(path: ".gitignore").path)
        var entries: [Entry] = []
        for outcome in outcomes {
            let old = try store.read(preview: outcome.preview, name: outcome.name)
            let file = old.map { _ in "\(entries.count).svg" }
            if let file, let old {
                try AtomicFile.write(old.bytes, to: folder.appending(path: file).path)
            }
            entries.append(Entry(preview: outcome.preview, name: outcome.name, file: file))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try AtomicFile.write(try encoder.encode(entries), to: list.path)
    }

    /// Forgets the approval, as when references are recorded after it.
    ///
    /// - Throws: `FileError`.
    public func discard() throws(FileError) {
        let path = folder.path
        guard FileManager.default.fileExists(atPath: path) else { return }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        // The list is first, because the approval can't be undone without the other files.
        for file in ["list.json"] + files.filter(Self.isOwn) {
            let path = folder.appending(path: file).path
            guard unlink(path) == 0 || errno == ENOENT else {
                throw FileError(.remove, path, code: errno)
            }
        }
        rmdir(path)
    }

    /// Restores the references that were replaced, removes those that were added, and forgets the
    /// approval.
    ///
    /// - Returns: The number of references.
    /// - Throws: `SnapshotError.nothingApproved` if there is no approval, and errors of files.
    public func undo() throws -> Int {
        guard let data = try? Data(contentsOf: list),
            let entries = try? JSONDecoder().decode([Entry].self, from: data)
        else { throw SnapshotError.nothingApproved(store.directory.relativePath) }
        for entry in entries {
            if let file = entry.file {
                let url = folder.appending(path: file)
                guard let bytes = try? Data(contentsOf: url) else {
                    throw SnapshotError.unreadable(url.relativePath)
                }
                try store.write(Array(bytes), preview: entry.preview, name: entry.name)
            } else if store.contains(preview: entry.preview, name: entry.name) {
                try store.remove(preview: entry.preview, name: entry.name)
            }
        }
        try discard()
        return entries.count
    }

    /// Whether the file is one that an approval writes.
    private static func isOwn(_ file: String) -> Bool {
        file == ".gitignore" || (file.hasSuffix(".svg") && Int(file.dropLast(4)) != nil)
    }
}
