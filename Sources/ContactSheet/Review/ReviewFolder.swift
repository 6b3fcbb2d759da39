import AtomicFiles
import Foundation

/// The temporary folder of a page that a command serves. It is removed when the command ends, or when
/// the next one starts if the process was killed.
struct ReviewFolder: Codable, Sendable {
    let url: URL
    /// The page's images and view trees.
    let page: OutputFolder
    /// The new references of snapshots, which the server doesn't send.
    let candidates: URL

    private init(_ url: URL) throws {
        self.url = url
        page = try OutputFolder(url.appending(path: "page").path)
        candidates = url.appending(path: "candidates")
    }

    /// Creates a folder that only this user can read.
    ///
    /// - Parameter known: The folder of the process that this one replaced.
    /// - Throws: `FileError`.
    static func current(_ known: URL? = nil) throws -> ReviewFolder {
        if let known {
            let folder = try ReviewFolder(known)
            TerminationSignals.beforeEnd { folder.remove() }
            return folder
        }
        removeLeftovers()
        let pattern = FileManager.default.temporaryDirectory
            .appending(path: prefix + "XXXXXX").path
        var name = pattern.utf8CString.map(\.self)
        guard mkdtemp(&name) != nil else { throw FileError(.write, pattern, code: errno) }
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = lock(path)
        let folder = try ReviewFolder(URL(fileURLWithPath: path, isDirectory: true))
        TerminationSignals.beforeEnd { folder.remove() }
        return folder
    }

    private static let prefix = "contactsheet-page-"

    /// Locks a folder until the process ends, including a new version that replaces it.
    ///
    /// - Returns: The open file, or `nil` if another process has locked the folder.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path + "/lock", O_RDWR | O_CREAT | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Removes the folders of this user's processes that were killed.
    private static func removeLeftovers() {
        let parent = FileManager.default.temporaryDirectory
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = parent.appending(path: name).path
            var found = stat()
            guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR,
                found.st_uid == geteuid(), time(nil) - found.st_mtim.tv_sec > 60,
                let descriptor = lock(path)
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(descriptor)
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
