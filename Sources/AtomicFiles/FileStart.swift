import Foundation

/// The first 4096 bytes of a file, where our files name their generator.
public struct FileStart: Sendable {
    public let bytes: Data

    /// Returns `nil` if the file doesn't exist or can't be read.
    public init?(_ path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let bytes = try? handle.read(upToCount: 4096) else {
            // At the end of an empty file there is nothing to read.
            var found = stat()
            guard stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_size == 0
            else { return nil }
            self.bytes = Data()
            return
        }
        self.bytes = bytes
    }
}

extension Data {
    func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
