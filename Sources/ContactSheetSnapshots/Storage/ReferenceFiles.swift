import AtomicFiles
import Foundation

/// Where references are stored, by their paths, such as `Main/iphone-8.portrait.svg`.
protocol ReferenceFiles: Sendable {
    /// All paths, also those of files that aren't references, in any order.
    var paths: [String] { get }

    func contains(_ path: String) -> Bool

    /// Returns the contents, or `nil` if there is no such file.
    func bytes(_ path: String) throws(SnapshotError) -> Data?

    /// Returns the first bytes, or `nil` if they can't be read.
    func start(_ path: String) -> FileStart?

    /// Returns the number of bytes, or `nil` if there is no such file.
    func size(_ path: String) -> Int?

    /// Writes a file atomically.
    func write(_ bytes: some DataProtocol, to path: String) throws

    /// Removes a file. One that another process has removed isn't an error.
    func remove(_ path: String) throws
}

/// References in a folder.
struct FolderFiles: ReferenceFiles {
    /// The path as it was specified, which messages contain.
    let folder: String

    func path(_ path: String) -> String { "\(folder)/\(path)" }

    /// Hidden files belong to runs.
    var paths: [String] {
        (Folder.files(below: folder) ?? []).filter { !$0.hasPrefix(".") }
    }

    func contains(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: self.path(path))
    }

    func bytes(_ path: String) throws(SnapshotError) -> Data? {
        guard contains(path) else { return nil }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: self.path(path)))
        } catch {
            // Another process may have removed it just now.
            guard contains(path) else { return nil }
            throw .unreadable(self.path(path))
        }
    }

    func start(_ path: String) -> FileStart? { FileStart(self.path(path)) }

    func size(_ path: String) -> Int? {
        FileSize.bytes(of: URL(fileURLWithPath: self.path(path)))
    }

    func write(_ bytes: some DataProtocol, to path: String) throws {
        try AtomicFile.write(bytes, to: self.path(path))
    }

    func remove(_ path: String) throws {
        var file = self.path(path)
        guard unlink(file) == 0 || errno == ENOENT else {
            throw FileError(.remove, file, code: errno)
        }
        // Folders that are empty now.
        for _ in path.split(separator: "/").dropFirst() where rmdir(Folder.parent(of: file)) == 0 {
            file = Folder.parent(of: file)
        }
    }
}
