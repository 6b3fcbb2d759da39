import AtomicFiles
import Foundation

/// The output folder of a command. Files are written atomically.
struct OutputFolder: Codable, Sendable {
    let url: URL

    /// Creates the folder, and checks that it is writable before any other work is done.
    ///
    /// - Parameter generated: Names of files that the command replaces only if they were generated
    ///   by an earlier run.
    /// - Throws: `FileError`, or `UsageError` if another file has the name of a generated file.
    init(_ path: String, generated names: [String] = []) throws {
        url = URL(fileURLWithPath: path, isDirectory: true)
        try Folder.create(path)
        try Folder.checkWritable(path)
        for name in names {
            let file = url.appending(path: name).relativePath
            guard let start = FileStart(file)?.bytes, !start.isEmpty else { continue }
            guard start.range(of: Data("contactsheet ".utf8)) != nil else {
                throw UsageError.notGenerated(file)
            }
        }
    }

    /// Writes a file in the folder, and creates the subfolders on its path.
    func write(_ bytes: some DataProtocol, to path: String) throws(FileError) {
        try AtomicFile.write(bytes, to: url.appending(path: path).path)
    }
}

/// A folder is encoded with its path as it was specified, which messages contain.
extension OutputFolder {
    init(from decoder: any Decoder) throws {
        let path = try decoder.singleValueContainer().decode(String.self)
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url.relativePath)
    }
}
