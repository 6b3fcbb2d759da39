import Foundation

/// The first 4096 bytes of a file, which name the generator in files of this package.
public struct FileStart: Sendable {
    public let bytes: Data

    public static let size = 4096

    /// Creates the start of a file whose bytes were read.
    public init(bytes: Data) { self.bytes = bytes.prefix(Self.size) }

    /// Reads the bytes; `nil` if the file doesn't exist or can't be read.
    public init?(_ path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let bytes = try? handle.read(upToCount: Self.size) else {
            // There is nothing to read in an empty file.
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
