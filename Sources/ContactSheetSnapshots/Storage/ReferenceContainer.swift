import AtomicFiles
import ContactSheetPreviews
import Foundation
import ZIPArchives

/// References in one file: a ZIP archive with an entry for each of them (Documentation/Snapshots.md 13).
///
/// What is written is first in the folder `.pending` next to the file, where all processes of a run find it, and is
/// moved into the file all at once. Between the two, the file in the folder replaces the entry. So a run writes the
/// container once, and an interrupted one loses nothing.
struct ReferenceContainer: ReferenceFiles {
    /// The filename extension of containers.
    static let pathExtension = "contactsheet"

    /// The path as it was specified, which messages contain.
    let path: String

    /// The folder of what belongs to runs: `Snapshots.runs` for `Snapshots.contactsheet`.
    var runs: String { path.dropLast(Self.pathExtension.count) + "runs" }

    var pending: FolderFiles { FolderFiles(folder: runs + "/.pending") }

    /// What a pending file contains if the entry is removed.
    private static let removal = Data("removed\n".utf8)

    /// Returns the archive, or `nil` if there is no file.
    ///
    /// - Throws: `SnapshotError` if the file isn't a container.
    func archive() throws(SnapshotError) -> ZIPArchive? {
        guard let identity = ZIPArchive.Identity(path) else { return nil }
        return try OpenContainers.archive(at: path, identity)
    }

    private func entry(_ path: String) throws(SnapshotError) -> (ZIPArchive, ZIPArchive.Entry)? {
        guard let archive = try archive(), let entry = archive[path] else { return nil }
        return (archive, entry)
    }

    /// The paths of what was written, without temporary files.
    var pendingPaths: [String] {
        pending.paths.filter { ReferenceFormat(path: $0) != nil }
    }

    // MARK: Reading

    var paths: [String] {
        let written = pendingPaths
        let entries = (try? archive())?.entries.map(\.name) ?? []
        guard !written.isEmpty else { return entries }
        return Set(entries).union(written).subtracting(written.filter(isRemoval)).sorted()
    }

    func contains(_ path: String) -> Bool {
        pending.contains(path) ? !isRemoval(path) : (try? entry(path)) != nil
    }

    func bytes(_ path: String) throws(SnapshotError) -> Data? {
        if let bytes = try pending.bytes(path) { return bytes == Self.removal ? nil : bytes }
        guard let (archive, entry) = try entry(path) else { return nil }
        do {
            return try archive.bytes(of: entry)
        } catch {
            throw .container(self.path, ContainerDefect(error))
        }
    }

    func start(_ path: String) -> FileStart? {
        if pending.contains(path) { return isRemoval(path) ? nil : pending.start(path) }
        guard let (archive, entry) = try? entry(path) else { return nil }
        return (try? archive.start(of: entry, count: FileStart.size)).map { FileStart(bytes: $0) }
    }

    func size(_ path: String) -> Int? {
        pending.size(path) ?? (try? entry(path))?.1.size
    }

    private func isRemoval(_ path: String) -> Bool {
        pending.start(path)?.bytes == Self.removal
    }

    // MARK: Writing

    func write(_ bytes: some DataProtocol, to path: String) throws {
        try withLock(.shared) { try pending.write(bytes, to: path) }
    }

    func remove(_ path: String) throws {
        try withLock(.shared) { try pending.write(Self.removal, to: path) }
    }

    /// Moves what was written into the container.
    ///
    /// - Throws: `SnapshotError` if the file isn't a container, `FileError`, or `ZIPError`. Nothing is lost then.
    func commit() throws {
        guard !pendingPaths.isEmpty else { return }
        try withLock(.exclusive) {
            let paths = pendingPaths
            let changes = Dictionary(uniqueKeysWithValues: paths.map { ($0, change($0)) })
            try replaceEntries(with: changes)
            for path in paths { try pending.remove(path) }
        }
    }

    /// Changes entries while no other process does.
    ///
    /// - Parameter changes: The function that returns the new contents of each path, or `nil` if the entry is removed.
    func update(_ changes: [String: @Sendable () throws -> Data?]) throws {
        try withLock(.exclusive) { try replaceEntries(with: changes) }
    }

    private func change(_ path: String) -> @Sendable () throws -> Data? {
        { [pending] in
            let bytes = try pending.bytes(path)
            return bytes == Self.removal ? nil : bytes
        }
    }

    private func replaceEntries(with changes: [String: @Sendable () throws -> Data?]) throws {
        let old = try archive()
        var sources: [String: ContainerFile.Source] = [:]
        for entry in old?.entries ?? [] { sources[entry.name] = .entry(entry) }
        for (path, contents) in changes {
            sources[path] = .changed(sources[path]?.entry, contents)
        }
        try ContainerFile(path: path, old: old).write(sources)
    }

    /// Locks the folder of what was written: shared by those that write to it, and exclusively by the one that moves
    /// its files into the container.
    private func withLock(_ use: FolderLock.Use, _ body: () throws -> Void) throws {
        let ignored = pending.path(".gitignore")
        if !FileManager.default.fileExists(atPath: ignored) {
            try AtomicFile.write(Data("*\n".utf8), to: ignored)
        }
        let lock = FolderLock(pending.folder, for: use) {}
        try withExtendedLifetime(lock, body)
    }

    /// Removes temporary files that interrupted runs left.
    func removeLeftovers(of previews: some Sequence<String>) {
        TemporaryFiles.removeLeftovers(in: Folder.parent(of: path))
        for preview in previews {
            TemporaryFiles.removeLeftovers(in: pending.path(SnapshotID.path(of: preview)))
        }
    }
}
