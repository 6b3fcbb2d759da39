import Foundation

/// The size of a file alone. With it, Foundation's attributes contain the names of the owner and the group, which
/// are in files that it reads each time.
public enum FileSize {
    /// Returns the size in bytes, or `nil` if there is no such file.
    public static func bytes(of url: URL) -> Int? {
        var status = stat()
        return stat(url.path, &status) == 0 ? Int(status.st_size) : nil
    }
}
