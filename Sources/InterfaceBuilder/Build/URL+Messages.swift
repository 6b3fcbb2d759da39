import Foundation

extension URL {
    /// The path in messages: relative to the current directory if the file is in it.
    package var pathForMessages: String {
        guard relativePath.hasPrefix("/") else { return relativePath }
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .standardizedFileURL.path
        let path = standardizedFileURL.path
        return path.hasPrefix(current + "/")
            ? String(path.dropFirst(current.count + 1)) : relativePath
    }
}
