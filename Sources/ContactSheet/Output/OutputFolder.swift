import Foundation

/// A folder that a command writes into; files appear whole or not at all.
struct OutputFolder: Sendable {
    let url: URL

    /// Makes the folder, and makes sure that it can be written before any work is done.
    init(_ path: String) throws(UsageError) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path)
        }
        guard FileManager.default.isWritableFile(atPath: url.path) else {
            throw .unwritable(path)
        }
    }

    /// Writes a file below the folder, making the folders on the way.
    func write(_ bytes: some DataProtocol, to path: String) throws(UsageError) {
        let file = url.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file.path)
        }
    }
}
