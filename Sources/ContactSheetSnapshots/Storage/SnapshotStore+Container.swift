import AtomicFiles
import ContactSheetPreviews
import Foundation

extension SnapshotStore {
    /// Whether the references are in one file instead of a folder.
    public var isContainer: Bool { container != nil }

    var container: ReferenceContainer? {
        Self.isContainer(directory.path) ? ReferenceContainer(path: directory.relativePath) : nil
    }

    var files: any ReferenceFiles { container ?? FolderFiles(folder: directory.relativePath) }

    /// The folder of what belongs to runs: that of the references, or one next to the container.
    public var runs: URL {
        container.map { URL(fileURLWithPath: $0.runs, isDirectory: true) } ?? directory
    }

    /// The name of the file with the durations of previews in the folder of runs, which Git doesn't ignore.
    public static let durationsName = "durations.json"

    /// The folder in which files are created.
    public var writtenFolder: String {
        container.map { Folder.parent(of: $0.path) } ?? directory.relativePath
    }

    /// Where references are until the end of a run, or `nil` if they are written at once.
    public var pendingFolder: String? { container?.pending.folder }

    /// Whether there is a folder of references, or a container.
    public var exists: Bool {
        FileManager.default.fileExists(atPath: directory.path)
            || container.map { !$0.pendingPaths.isEmpty } ?? false
    }

    /// Whether a file, by its absolute path, is one of the references or belongs to their runs.
    public func owns(_ path: String) -> Bool {
        let own = directory.standardizedFileURL.path
        return path == own || path.hasPrefix(own + "/")
            || path.hasPrefix(runs.standardizedFileURL.path + "/")
    }

    /// Whether a path is that of a container, by its name.
    public static func isContainer(_ path: String) -> Bool {
        (path as NSString).pathExtension == ReferenceContainer.pathExtension
    }

    /// Reads the index of a container, before references are read one by one.
    ///
    /// - Throws: `SnapshotError` if the file isn't a container.
    public func checkContainer() throws(SnapshotError) {
        _ = try container?.archive()
    }

    /// Moves references that were written into the container, also those of an interrupted run. References in a folder
    /// are in their place already.
    ///
    /// - Throws: `SnapshotError` if the file isn't a container, or `FileError`.
    public func commit() throws {
        try container?.commit()
    }
}
