import AtomicFiles
import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation

/// What the last approval replaced, so that it can be undone.
///
/// It is stored next to the references in the folder `.last-approval`, which Git ignores. The list
/// is written before any reference is replaced, so an interrupted approval can be undone, too. Files
/// are named after their snapshots, so those of concurrent approvals aren't confused.
public struct LastApproval: Sendable {
    private struct Entry: Codable {
        let id: SnapshotID
        /// Whether there was a reference before.
        let isReplaced: Bool

        /// Whether the reference is in the folder of references, also if the list was edited.
        var isInside: Bool { SnapshotID(path: id.path) == id }
    }

    private let store: SnapshotStore
    private var folder: URL { store.runs.appending(path: ".last-approval") }
    private var list: URL { folder.appending(path: "list.json") }

    public init(_ store: SnapshotStore) {
        self.store = store
    }

    /// Saves the references of snapshots that are about to be approved, and forgets the previous
    /// approval.
    ///
    /// - Throws: `FileError`, or `SnapshotError` for a reference that can't be read.
    public func save(_ outcomes: [SnapshotOutcome]) throws {
        try save(replaced: outcomes.map { try store.stored($0.id) })
    }

    /// Saves the references that an approval replaces, and forgets the previous approval.
    ///
    /// - Throws: `FileError`.
    public func save(replaced references: [StoredReference]) throws {
        try discard()
        try AtomicFile.write(Data("*\n".utf8), to: folder.appending(path: ".gitignore").path)
        var entries: [Entry] = []
        for old in references {
            let entry = Entry(id: old.id, isReplaced: old.bytes != nil)
            entries.append(entry)
            guard let bytes = old.bytes else { continue }
            try AtomicFile.write(bytes, to: url(of: entry).path)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try AtomicFile.write(try encoder.encode(entries), to: list.path)
    }

    /// Forgets the approval, as when references are recorded after it.
    ///
    /// - Throws: `FileError`.
    public func discard() throws(FileError) {
        TemporaryFiles.removeLeftovers(in: folder.path)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // The list is first, because the approval can't be undone without the other files.
        for file in ["list.json"] + files.filter(Self.isSaved) {
            let path = folder.appending(path: file).path
            guard unlink(path) == 0 || errno == ENOENT else {
                throw FileError(.remove, path, code: errno)
            }
        }
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
        guard entries.allSatisfy(\.isInside) else {
            throw SnapshotError.unreadable(list.relativePath)
        }
        for entry in entries {
            var bytes: Data?
            if entry.isReplaced {
                let url = url(of: entry)
                guard let saved = try? Data(contentsOf: url) else {
                    throw SnapshotError.unreadable(url.relativePath)
                }
                bytes = saved
            }
            try store.store(StoredReference(entry.id, bytes: bytes))
        }
        try store.commit()
        try discard()
        return entries.count
    }

    private func url(of entry: Entry) -> URL {
        let digits = StableHash(entry.id.name).digits
        return folder.appending(path: "\(digits).\(store.format.rawValue)")
    }

    /// Whether the file is a reference that an approval saved.
    private static func isSaved(_ file: String) -> Bool {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && UInt64(parts[0], radix: 16) != nil
            && ReferenceFormat(rawValue: String(parts[1])) != nil
    }
}
