import Foundation

/// The files of a folder by their paths in addresses.
public struct FileFolder: Sendable {
    private let url: URL

    public init(_ url: URL) {
        self.url = url.standardizedFileURL
    }

    /// Returns a file, or `nil` if there is none at this path inside the folder.
    ///
    /// - Parameter path: A path relative to the folder, percent-encoded.
    public func response(to path: String) -> ServerResponse? {
        guard let decoded = path.removingPercentEncoding else { return nil }
        let parts = decoded.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = parts.allSatisfy { part in
            !part.isEmpty && part.first != "." && !part.contains("\\")
                && part.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        }
        let file = url.appending(path: decoded)
        guard isInside, Self.isPlain(parts, in: url),
            let type = Self.types[file.pathExtension], let bytes = try? Data(contentsOf: file)
        else { return nil }
        return ServerResponse(headers: Self.headers(type: type, path: decoded), body: bytes)
    }

    /// Whether all components of a path are folders and a file, not symbolic links, which could
    /// lead out of the folder.
    private static func isPlain(_ parts: [Substring], in folder: URL) -> Bool {
        var path = folder.path
        for (place, part) in parts.enumerated() {
            path += "/" + part
            var found = stat()
            let kind = place == parts.count - 1 ? S_IFREG : S_IFDIR
            guard lstat(path, &found) == 0, found.st_mode & S_IFMT == kind else { return false }
        }
        return true
    }

    /// The types by filename extension.
    private static let types = [
        "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "json": "application/json", "png": "image/png",
        "svg": "image/svg+xml",
    ]

    /// Returns the headers of a file. An image that is opened on its own can't run scripts, which
    /// would have the rights of the page.
    public static func headers(type: String, path: String) -> [String: String] {
        let isPage = type.hasPrefix("text/html")
        // Files in these folders are named after their contents.
        let isConstant = ["images/", "thumbnails/", "trees/"].contains { path.hasPrefix($0) }
        return [
            "Content-Type": type,
            "Cache-Control": isConstant ? "private, max-age=86400, immutable" : "no-store",
            "Content-Security-Policy": isPage
                ? "frame-ancestors 'none'"
                : "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
                ,
        ]
    }
}
