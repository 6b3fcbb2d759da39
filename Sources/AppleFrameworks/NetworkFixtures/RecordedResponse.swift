import Foundation
import FoundationNetworking

/// A response in the fixtures folder: a body, and optionally a status and header fields in a file
/// with the same name and the extension `response`.
public struct RecordedResponse: Sendable, Equatable {
    public var status = 200
    public var headers: [String: String] = [:]
    public var body: Data

    /// Reads a response.
    ///
    /// The content type follows from the file's extension, or from the first bytes of a file
    /// without one, unless the header fields contain it.
    ///
    /// - Throws: An error of `Data` if the file can't be read.
    init(file: URL) throws {
        body = try Data(contentsOf: file)
        let head = file.appendingPathExtension("response")
        if let text = try? String(contentsOf: head, encoding: .utf8) { read(head: text) }
        let isNamed = headers.keys.contains { $0.lowercased() == "content-type" }
        if !isNamed {
            headers["Content-Type"] = ContentType.of(extension: file.pathExtension, body: body)
        }
        headers["Content-Length"] = String(body.count)
    }

    /// Reads lines of the form `HTTP/1.1 404` or `404`, and `Name: value`.
    private mutating func read(head: String) {
        for line in head.split(whereSeparator: \.isNewline) {
            if let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...]
                headers[String(line[..<colon])] = value.trimmingCharacters(in: .whitespaces)
            } else if let code = line.split(separator: " ").lazy.compactMap({ Int($0) }).first {
                status = code
            }
        }
    }

    /// Returns the response to a request for an address.
    func httpResponse(for url: URL) -> HTTPURLResponse? {
        HTTPURLResponse(
            url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    }
}

/// Content types of files.
enum ContentType {
    private static let byExtension = [
        "json": "application/json", "html": "text/html; charset=utf-8",
        "htm": "text/html; charset=utf-8", "txt": "text/plain; charset=utf-8",
        "csv": "text/csv; charset=utf-8", "xml": "application/xml", "rss": "application/rss+xml",
        "plist": "application/x-plist", "js": "text/javascript", "css": "text/css",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "svg": "image/svg+xml", "pdf": "application/pdf", "mp3": "audio/mpeg", "mp4": "video/mp4",
    ]

    static func of(extension name: String, body: Data) -> String {
        byExtension[name.lowercased()] ?? guess(body)
    }

    /// Recognizes images by their signatures, and JSON and markup by their first characters.
    private static func guess(_ body: Data) -> String {
        if body.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if body.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        switch body.first(where: { !" \n\r\t".utf8.contains($0) }) {
        case UInt8(ascii: "{")?, UInt8(ascii: "[")?: return "application/json"
        case UInt8(ascii: "<")?: return "text/html; charset=utf-8"
        default: return "application/octet-stream"
        }
    }
}
