import Foundation

/// A pattern of paths, as in `.gitignore` files: `*` and `?` match within a name, and `**` matches any
/// number of folders. A pattern without a slash matches names at any depth; a pattern that matches a
/// folder matches all that it contains; a slash at the end matches folders only.
public struct PathPattern: Codable, Sendable, Hashable {
    private let parts: [String]
    private let matchesFoldersOnly: Bool

    /// Creates a pattern, or returns `nil` if the text is empty.
    public init?(_ text: String) {
        var parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
        guard !parts.isEmpty else { return nil }
        let isAnchored = text.dropLast().contains("/")
        if !isAnchored, parts != ["**"] { parts.insert("**", at: 0) }
        self.parts = parts
        matchesFoldersOnly = text.hasSuffix("/")
    }

    /// Whether a relative path, or one of the folders on it, matches.
    ///
    /// - Parameter path: The names of the folders, followed by that of the file.
    public func matches(_ path: [String]) -> Bool {
        let ends = matchesFoldersOnly ? path.indices.dropFirst() : 1..<path.count + 1
        return ends.contains { Self.matches(parts[...], path[..<$0]) }
    }

    private static func matches(_ parts: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let part = parts.first else { return path.isEmpty }
        if part == "**" {
            let rest = parts.dropFirst()
            return (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first else { return false }
        return fnmatch(part, name, 0) == 0 && matches(parts.dropFirst(), path.dropFirst())
    }
}
