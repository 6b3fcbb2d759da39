import Foundation

/// A folder in the folder for temporary files that only this user can read. It is locked until the process
/// ends, so a folder without a lock is a leftover of a process that was killed.
public struct TemporaryFolder: Sendable {
    public let path: String

    /// The age in seconds below which a folder without a lock may be in use: it isn't locked yet.
    private static let age = 60

    /// Creates a folder, and removes those with the same prefix that processes of this user left behind.
    ///
    /// - Throws: ``FileError`` if it can't be created.
    public init(prefix: String) throws(FileError) {
        let parent = UserFolders.temporary
        Self.removeLeftovers(prefix, in: parent)
        let pattern = parent + "/" + prefix + "XXXXXX"
        var name = Array(pattern.utf8CString)
        guard mkdtemp(&name) != nil else { throw FileError(.write, pattern, code: errno) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        // It is never released.
        if let lock = FolderLock(path) { _ = Unmanaged.passRetained(lock) }
    }

    private static func removeLeftovers(_ prefix: String, in parent: String) {
        for name in Folder.names(in: parent) where name.hasPrefix(prefix) {
            let path = parent + "/" + name
            var found = stat()
            guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR,
                found.st_uid == geteuid(), time(nil) - found.st_mtim.tv_sec > age,
                FolderLock(path) != nil
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Removes the folder with its contents.
    public func remove() { try? FileManager.default.removeItem(atPath: path) }
}
