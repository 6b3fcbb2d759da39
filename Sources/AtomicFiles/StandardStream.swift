import Foundation

/// Standard output or standard error.
public enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    nonisolated(unsafe) private static var closed: Set<Int32> = []

    /// Records which standard streams were closed when the process started. Must be called first.
    ///
    /// The next file that is opened gets the number of a closed stream and would receive its
    /// output. The runtime may already have opened one: its descriptors have no file type, unlike
    /// any file that a stream is redirected to. Numbers that are still free are filled.
    public static func noteClosed() {
        for descriptor: Int32 in 0...2 {
            var found = stat()
            if fstat(descriptor, &found) != 0 {
                closed.insert(descriptor)
                _ = open("/dev/null", O_RDONLY)
            } else if found.st_mode & S_IFMT == 0 {
                closed.insert(descriptor)
            }
        }
    }

    /// Writes all of the bytes.
    ///
    /// - Returns: The error number, or 0 if all bytes were written.
    public func write(_ bytes: some DataProtocol) -> Int32 {
        Self.closed.contains(rawValue) ? EBADF : rawValue.writeAll(bytes)
    }
}
