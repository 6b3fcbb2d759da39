import AtomicFiles
import ContactSheetPreviews
import Foundation
import ZIPArchives

/// The merge of two containers, entry by entry, for Git.
public struct ContainerMerge {
    /// A reference that both changed in different ways.
    public struct Conflict: Sendable {
        public let path: String
        /// The contents, or `nil` if there is no such reference.
        public let old, own, other: Data?
    }

    /// The references that keep their contents, sorted by path.
    public let conflicts: [Conflict]

    /// Merges two containers, and replaces the first one with the result. Nothing is written if one can't be read.
    ///
    /// - Parameters:
    ///   - ours: The path of the file that is replaced.
    ///   - theirs: The path of the file with the changes of the other branch.
    ///   - ancestor: The path of the common ancestor, or of an empty file.
    ///   - name: The path in messages.
    /// - Throws: `SnapshotError`, or `FileError`.
    public init(
        _ ours: String, _ theirs: String, ancestor: String, name: String
    ) throws {
        let own = try Self.open(ours, name)
        let other = try Self.open(theirs, name)
        let old = FileStart(ancestor)?.bytes.isEmpty == true ? nil : try Self.open(ancestor, name)
        let names = Set(own.entries.map(\.name)).union(other.entries.map(\.name))
            .union(old?.entries.map(\.name) ?? [])
        var conflicts: [Conflict] = []
        var sources: [String: ContainerFile.Source] = [:]
        for path in names.sorted(by: ZIPWriter.precedes) {
            if let entry = own[path] { sources[path] = .entry(entry) }
            let versions = try Versions(path, old, own, other, name)
            guard let theirs = versions.theirs else { continue }
            if versions.isConflict {
                conflicts.append(
                    Conflict(
                        path: path, old: try versions.bytes(old), own: try versions.bytes(own),
                        other: try versions.bytes(other)))
            } else {
                sources[path] = .changed(own[path]) { theirs.bytes }
            }
        }
        self.conflicts = conflicts
        try ContainerFile(path: ours, old: own).write(sources)
    }

    /// Opens a container with the message of the file in the repository.
    private static func open(_ path: String, _ name: String) throws(SnapshotError) -> ZIPArchive {
        do {
            return try OpenContainers.open(path)
        } catch {
            guard case .container(_, let defect) = error else { throw error }
            throw .container(name, defect)
        }
    }
}

/// The versions of an entry.
private struct Versions {
    /// What the other branch has made of it.
    struct Theirs { let bytes: Data? }

    private let path, name: String
    /// `nil` if the other branch hasn't changed the entry, or both have in the same way.
    let theirs: Theirs?
    /// Whether both branches changed it.
    let isConflict: Bool

    init(
        _ path: String, _ old: ZIPArchive?, _ own: ZIPArchive, _ other: ZIPArchive, _ name: String
    ) throws {
        (self.path, self.name) = (path, name)
        func isEqual(_ first: ZIPArchive?, _ second: ZIPArchive?) throws -> Bool {
            let (one, two) = (first?[path], second?[path])
            guard let one, let two else { return one == nil && two == nil }
            guard one.size == two.size, one.checksum == two.checksum else { return false }
            return try Self.bytes(first, path, name) == Self.bytes(second, path, name)
        }
        if try isEqual(old, other) || isEqual(own, other) {
            (theirs, isConflict) = (nil, false)
        } else {
            theirs = Theirs(bytes: try Self.bytes(other, path, name))
            isConflict = try !isEqual(old, own)
        }
    }

    func bytes(_ archive: ZIPArchive?) throws -> Data? { try Self.bytes(archive, path, name) }

    private static func bytes(
        _ archive: ZIPArchive?, _ path: String, _ name: String
    ) throws(SnapshotError) -> Data? {
        guard let archive, let entry = archive[path] else { return nil }
        do {
            return try archive.bytes(of: entry)
        } catch {
            throw .container(name, ContainerDefect(error))
        }
    }
}
