import AtomicFiles
import ContactSheetPreviews
import Foundation

/// The folder of references: `<Preview>/<device>.<orientation>[.<variant>…].svg`, or `.png`
/// (``SnapshotID/path``).
public struct SnapshotStore: Codable, Sendable {
    public let directory: URL
    /// The format of references. Files of other formats aren't read or written.
    public let format: ReferenceFormat

    public init(directory: URL, format: ReferenceFormat = .svg) {
        self.directory = directory
        self.format = format
    }

    public func url(_ id: SnapshotID) -> URL {
        directory.appending(path: "\(id.path).\(format.rawValue)")
    }

    func contains(_ id: SnapshotID) -> Bool {
        FileManager.default.fileExists(atPath: url(id).path)
    }

    /// Returns the reference, or `nil` if there is none.
    func read(_ id: SnapshotID) throws(SnapshotError) -> ReferenceFile? {
        let url = url(id)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return ReferenceFile(bytes: try Data(contentsOf: url))
        } catch {
            throw .unreadable(url.relativePath)
        }
    }

    /// Writes a reference atomically, unless it would replace a file that isn't a reference.
    ///
    /// - Throws: `SnapshotError` or `FileError`.
    func write(_ bytes: [UInt8], as id: SnapshotID) throws {
        let path = url(id).relativePath
        if FileManager.default.fileExists(atPath: path) {
            guard let start = FileStart(path) else { throw SnapshotError.unreadable(path) }
            guard start.bytes.isEmpty || start.isReference || isUnmerged(path) else {
                throw SnapshotError.notReference(path, FileDefect(contentsOf: path))
            }
        }
        try AtomicFile.write(bytes, to: path)
    }

    /// Whether Git couldn't merge two versions of the file.
    private func isUnmerged(_ path: String) -> Bool {
        if case .conflictMarkers = FileDefect(contentsOf: path) { true } else { false }
    }

    /// Removes a reference, and its folder if that becomes empty. A reference that another process
    /// has removed isn't an error.
    ///
    /// - Throws: `SnapshotError` if the file isn't a reference, or `FileError`.
    func remove(_ id: SnapshotID) throws {
        let path = url(id).relativePath
        guard isReference(id) else {
            guard FileManager.default.fileExists(atPath: path) else { return }
            throw SnapshotError.notReference(path, FileDefect(contentsOf: path))
        }
        guard unlink(path) == 0 || errno == ENOENT else {
            throw FileError(.remove, path, code: errno)
        }
        rmdir(Folder.parent(of: path))
    }

    /// Removes the references of other formats whose snapshots have one in this format.
    ///
    /// - Parameter dryRun: Whether the files are only found.
    /// - Returns: The files.
    /// - Throws: `FileError`.
    public func removeSuperseded(dryRun: Bool) throws -> [URL] {
        var found: [URL] = []
        for format in ReferenceFormat.allCases where format != self.format {
            let other = SnapshotStore(directory: directory, format: format)
            for id in other.all() where contains(id) && other.isReference(id) {
                found.append(other.url(id))
                if !dryRun { try other.remove(id) }
            }
        }
        return found
    }

    /// Whether the file exists and contains the metadata of a reference, of this or another
    /// version.
    func isReference(_ id: SnapshotID) -> Bool {
        FileStart(url(id).path)?.isReference ?? false
    }

    /// Removes temporary files that interrupted runs left in this folder and in those of previews.
    public func removeLeftovers(of previews: some Sequence<String>) {
        TemporaryFiles.removeLeftovers(in: directory.path)
        for preview in previews {
            let folder = directory.appending(path: SnapshotID.path(of: preview))
            TemporaryFiles.removeLeftovers(in: folder.path)
        }
    }

    /// Returns the IDs of all references, sorted.
    func all() -> [SnapshotID] {
        var found: [SnapshotID] = []
        let suffix = ".\(format.rawValue)"
        for path in Folder.files(below: directory.path) ?? []
        where path.hasSuffix(suffix) && !path.hasPrefix(".") {
            guard let id = SnapshotID(path: String(path.dropLast(suffix.count))) else { continue }
            found.append(id)
        }
        return found.sorted()
    }
}

/// A store is encoded with its path as it was specified, which messages contain.
extension SnapshotStore {
    private enum CodingKeys: CodingKey {
        case directory, format
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let path = try container.decode(String.self, forKey: .directory)
        self.init(
            directory: URL(fileURLWithPath: path, isDirectory: true),
            format: try container.decode(ReferenceFormat.self, forKey: .format))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(directory.relativePath, forKey: .directory)
        try container.encode(format, forKey: .format)
    }
}

/// An error in reading or writing references.
public enum SnapshotError: Error, Sendable, Hashable {
    case unreadable(String)
    /// The file doesn't contain the metadata of a reference, for a known reason or because it belongs
    /// to another program.
    case notReference(String, FileDefect? = nil)
    /// The file is a reference that isn't intact.
    case damaged(String, FileDefect)
    case unpaintable(String)
    case recordingOnCI
    /// There is no approval to undo in this folder.
    case nothingApproved(String)
    /// No test run is stored in this folder.
    case noLastRun(String)
    /// No comparison is stored in this folder.
    case nothingCompared(String)
    /// A snapshot can't be approved, because it was compared with something else.
    case comparedOtherwise(SnapshotID, String)
}

extension SnapshotError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): can't read the file — check its permissions"
        case .notReference(let path, let defect?), .damaged(let path, let defect):
            defect.message(of: path, hint: defect.referenceHint)
        case .notReference(let path, nil):
            "\(path): not a contactsheet reference — move the file, or specify another folder with"
                + " --snapshots"
        case .unpaintable(let why): "the reference \(why) — record it again"
        case .recordingOnCI:
            "references aren't changed on CI (CI is set) — record or remove them locally, review"
                + " the changes, and commit them"
        case .nothingApproved(let path):
            "\(path): no approval to undo — only the last one can be undone, until references are"
                + " recorded again"
        case .noLastRun(let path):
            "\(path): no last run — run `test` without --last-failed first; runs on CI aren't stored"
        case .nothingCompared(let path):
            "\(path): no comparison to approve — run `test` first, and look at the changes"
        case .comparedOtherwise(let id, let reason):
            "“\(id)” can't be approved: \(reason) — run `test` again, and look at the changes"
        }
    }
}

extension FileDefect {
    /// What to do about a reference with this defect. Files that may not be references aren't recorded
    /// again.
    fileprivate var referenceHint: String {
        switch self {
        case .empty, .truncated, .conflictMarkers: "\(hint), or record it again"
        case .gitLFSPointer, .webPage: hint
        }
    }
}
