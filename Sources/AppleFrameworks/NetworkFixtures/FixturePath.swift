import Foundation

/// The files of the fixtures folder that can answer a request (Documentation/Frameworks.md 3).
enum FixturePath {
    /// The extensions that a file may have that its address doesn't, in the order in which they are
    /// tried.
    static let extensions = ["json", "html", "xml", "txt", "png", "jpg", "jpeg", "gif", "csv"]

    /// Returns paths relative to the folder, the most specific one first.
    static func candidates(for url: URL, method: String) -> [String] {
        guard let host = url.host, let path = safePath(of: url) else { return [] }
        let base = host.lowercased() + "/" + (path.isEmpty ? "index" : path)
        let names = query(of: url).map { [base + "?" + $0, base] } ?? [base]
        let verb = method.uppercased()
        let prefixes = names.flatMap { [$0 + "." + verb] + (verb == "GET" ? [$0] : []) }
        return prefixes.flatMap { name in [name] + extensions.map { "\(name).\($0)" } }
    }

    /// The path without slashes at its ends; `nil` if it could leave the folder.
    private static func safePath(of url: URL) -> String? {
        let parts = url.path.split(separator: "/")
        guard !parts.contains(".."), !url.path.contains("\0") else { return nil }
        return parts.joined(separator: "/")
    }

    /// The query with its items in alphabetical order, and slashes as underscores, because the name
    /// is a single component.
    private static func query(of url: URL) -> String? {
        guard let query = url.query, !query.isEmpty else { return nil }
        let items = query.split(separator: "&").sorted()
        return items.joined(separator: "&").replacingOccurrences(of: "/", with: "_")
    }
}
