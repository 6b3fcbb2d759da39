import AtomicFiles
import Foundation
import ZIPArchives

/// The references of a folder as a container, or those of a container as a folder.
public struct ContainerConversion {
    private let folder: FolderFiles
    private let container: ReferenceContainer

    /// What a conversion did.
    public struct Result: Sendable, Hashable {
        /// The number of references that were written.
        public var written = 0
        /// The number of references that existed already, with the same contents.
        public var equal = 0
        /// The size of all references of the folder, and that of the container.
        public var folderBytes = 0, containerBytes = 0
    }

    /// - Throws: `SnapshotError.notContainerPath` if the path doesn't end as those of containers.
    public init(folder: String, container: String) throws(SnapshotError) {
        guard SnapshotStore.isContainer(container) else { throw .notContainerPath(container) }
        self.folder = FolderFiles(folder: folder)
        self.container = ReferenceContainer(path: container)
    }

    /// Adds the references of the folder to the container, which is created if it doesn't exist.
    ///
    /// - Throws: `SnapshotError` or `FileError`, before anything is written.
    public func pack() throws -> Result {
        let paths = folder.paths.filter { ReferenceFormat(path: $0) != nil }
        guard !paths.isEmpty else { throw SnapshotError.nothingToPack(folder.folder) }
        try container.commit()
        var result = Result()
        var changes: [String: @Sendable () throws -> Data?] = [:]
        for path in paths {
            let bytes = try reference(path)
            result.folderBytes += bytes.count
            if let old = try container.bytes(path) {
                guard old == bytes else {
                    throw SnapshotError.otherReference(
                        "\(container.path)/\(path)", folder.path(path))
                }
                result.equal += 1
            } else {
                changes[path] = { [folder] in try folder.bytes(path) }
            }
        }
        if !changes.isEmpty { try container.update(changes) }
        result.written = changes.count
        result.containerBytes = FileSize.bytes(of: URL(fileURLWithPath: container.path)) ?? 0
        try copyDurations(from: folder, to: FolderFiles(folder: container.runs))
        return result
    }

    /// Writes the references of the container to the folder, which is created if it doesn't exist.
    ///
    /// - Throws: `SnapshotError` or `FileError`, before anything is written, unless the disk is full.
    public func unpack() throws -> Result {
        try container.commit()
        guard try container.archive() != nil else {
            throw SnapshotError.noContainer(container.path)
        }
        var result = Result()
        var missing: [String] = []
        for path in container.paths {
            guard let bytes = try container.bytes(path) else { continue }
            result.folderBytes += bytes.count
            if let old = try folder.bytes(path) {
                guard old == bytes else {
                    throw SnapshotError.otherReference(
                        folder.path(path), "\(container.path)/\(path)")
                }
                result.equal += 1
            } else {
                missing.append(path)
            }
        }
        try Folder.create(folder.folder)
        try Folder.checkWritable(folder.folder)
        for path in missing {
            guard let bytes = try container.bytes(path) else { continue }
            try folder.write(bytes, to: path)
        }
        result.written = missing.count
        result.containerBytes = FileSize.bytes(of: URL(fileURLWithPath: container.path)) ?? 0
        try copyDurations(from: FolderFiles(folder: container.runs), to: folder)
        return result
    }

    /// Reads a file of the folder that has to be a reference.
    private func reference(_ path: String) throws(SnapshotError) -> Data {
        guard let bytes = try folder.bytes(path) else {
            throw .unreadable(folder.path(path))
        }
        if let defect = FileDefect(bytes) { throw .damaged(folder.path(path), defect) }
        guard FileStart(bytes: bytes.prefix(FileStart.size)).isReference else {
            throw .notReference(folder.path(path))
        }
        return bytes
    }

    /// Copies the durations by which shards are balanced, unless there are some.
    private func copyDurations(from old: FolderFiles, to new: FolderFiles) throws {
        let name = SnapshotStore.durationsName
        guard !new.contains(name), let bytes = try old.bytes(name) else { return }
        try new.write(bytes, to: name)
    }
}
