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
    /// - Throws: `FileError`.
    static func create() throws -> ReviewFolder {
        let path = try TemporaryFolder(prefix: "contactsheet-page-").path
        let folder = try ReviewFolder(URL(fileURLWithPath: path, isDirectory: true))
        TerminationSignals.beforeEnd { folder.remove() }
        return folder
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
