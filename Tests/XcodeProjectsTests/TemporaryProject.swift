import Foundation

/// A folder with files, which is removed at the end.
final class TemporaryProject {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes files by their paths.
    init(_ files: [String: String]) throws {
        for (path, text) in files {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path, withDestinationPath: target)
    }

    func makePipe(_ path: String) {
        mkfifo(folder.appending(path: path).path, 0o600)
    }

    func paths(_ urls: [URL]) -> [String] {
        urls.map { $0.path.replacing(folder.standardizedFileURL.path + "/", with: "") }.sorted()
    }
}
