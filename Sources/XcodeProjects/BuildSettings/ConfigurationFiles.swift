import Foundation

/// The configuration files of a project, each of which is read once.
final class ConfigurationFiles {
    private var files: [URL: ConfigurationFile] = [:]

    /// The largest number of files of one configuration, and of files that include each other.
    private static let limit = (files: 256, depth: 16)

    /// Returns the settings of a file, after those of the files that it includes. A file that includes
    /// itself is included once.
    ///
    /// - Throws: ``XcodeProjectError`` if it includes too many files, or if one contains something else.
    func levels(of url: URL) throws(XcodeProjectError) -> [[String: String]] {
        let url = ProjectFile.location(of: url.standardizedFileURL)
        var levels: [[String: String]] = []
        var chain: Set<URL> = []
        guard try add(url, to: &levels, &chain) else {
            throw .unreadable(
                url.path, reason: "it includes more than \(Self.limit.files) configuration files")
        }
        return levels
    }

    /// Adds the settings of a file. Returns whether there aren't too many.
    private func add(
        _ url: URL, to levels: inout [[String: String]], _ chain: inout Set<URL>
    ) throws(XcodeProjectError) -> Bool {
        guard chain.count < Self.limit.depth, chain.insert(url).inserted else { return true }
        defer { chain.remove(url) }
        let file = files[url] ?? ConfigurationFile(at: url)
        files[url] = file
        if let error = file.error { throw error }
        for other in file.included {
            guard try add(other, to: &levels, &chain) else { return false }
        }
        levels.append(file.level)
        return levels.count <= Self.limit.files
    }
}
