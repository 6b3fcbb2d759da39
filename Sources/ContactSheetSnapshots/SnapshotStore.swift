import AtomicFiles
import ContactSheetPreviews
import Foundation

/// The folder of references: `<Preview>/<device>.<orientation>[.<variant>…].svg`, or `.png`
/// (``SnapshotID/path``). If its name ends in `.contactsheet`, it is one file with all of them.
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

    /// The path of a reference among all.
    private func path(_ id: SnapshotID) -> String { "\(id.path).\(format.rawValue)" }

    func contains(_ id: SnapshotID) -> Bool { files.contains(path(id)) }

    /// Returns the reference, or `nil` if there is none.
    func read(_ id: SnapshotID) throws(SnapshotError) -> ReferenceFile? {
        try files.bytes(path(id)).map { ReferenceFile(bytes: $0) }
    }

    /// Writes a reference atomically, unless it would replace a file that isn't a reference.
    ///
    /// - Throws: `SnapshotError` or `FileError`.
    func write(_ bytes: [UInt8], as id: SnapshotID) throws {
        let (files, path) = (files, path(id))
        // All entries of a container are references, also damaged ones.
        if !isContainer, files.contains(path) {
            guard let start = files.start(path) else {
                throw SnapshotError.unreadable(url(id).relativePath)
            }
            guard start.bytes.isEmpty || start.isReference || isUnmerged(id) else {
                throw SnapshotError.notReference(url(id).relativePath, defect(id))
            }
        }
        try files.write(bytes, to: path)
    }

    private func defect(_ id: SnapshotID) -> FileDefect? {
        (try? files.bytes(path(id))).flatMap { $0 }.flatMap { FileDefect($0) }
    }

    /// Whether Git couldn't merge two versions of the file.
    private func isUnmerged(_ id: SnapshotID) -> Bool {
        if case .conflictMarkers = defect(id) { true } else { false }
    }

    /// Removes a reference, and its folder if that becomes empty. A reference that another process
    /// has removed isn't an error.
    ///
    /// - Throws: `SnapshotError` if the file isn't a reference, or `FileError`.
    func remove(_ id: SnapshotID) throws {
        guard isReference(id) else {
            guard contains(id) else { return }
            throw SnapshotError.notReference(url(id).relativePath, defect(id))
        }
        try files.remove(path(id))
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
    func isReference(_ id: SnapshotID) -> Bool { files.start(path(id))?.isReference ?? false }

    /// The number of bytes of a reference, or `nil` if there is none.
    func size(_ id: SnapshotID) -> Int? { files.size(path(id)) }

    /// Removes temporary files that interrupted runs left in this folder and in those of previews.
    public func removeLeftovers(of previews: some Sequence<String>) {
        if let container { return container.removeLeftovers(of: previews) }
        TemporaryFiles.removeLeftovers(in: directory.path)
        for preview in previews {
            let folder = directory.appending(path: SnapshotID.path(of: preview))
            TemporaryFiles.removeLeftovers(in: folder.path)
        }
    }

    /// Returns the IDs of all references, sorted.
    public func all() -> [SnapshotID] {
        let suffix = ".\(format.rawValue)"
        return files.paths.filter { $0.hasSuffix(suffix) }
            .compactMap { SnapshotID(path: String($0.dropLast(suffix.count))) }.sorted()
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
