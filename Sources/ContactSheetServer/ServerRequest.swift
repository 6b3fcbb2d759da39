import Foundation

/// A request as it arrives, before it has been checked.
public struct ServerRequest: Sendable {
    /// The method, such as `GET`.
    public var method: String
    /// The path in the first line, percent-encoded.
    public var path: String
    /// The query in the first line, without its question mark.
    public var query: String
    /// The headers by lowercase name.
    public var headers: [String: String]
    /// Whether the client may send another request after this one.
    var keepsConnection = true

    /// The number of bytes in the body, or `nil` if it isn't known.
    var bodyLength: Int? {
        guard headers["transfer-encoding"] == nil else { return nil }
        guard let length = headers["content-length"] else { return 0 }
        return Int(length).flatMap { $0 >= 0 ? $0 : nil }
    }

    public init(
        _ method: String, _ path: String, query: String = "", headers: [String: String] = [:]
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
    }
}

/// An answer to a request.
public struct ServerResponse: Sendable, Hashable {
    /// The status of HTTP, such as 200.
    public var status: Int
    public var headers: [String: String]
    public var body: Data

    public init(_ status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates an answer with JSON, which isn't stored by browsers.
    public init(json: Data, status: Int = 200) {
        self.init(
            status,
            headers: ["Content-Type": "application/json", "Cache-Control": "no-store"], body: json)
    }

    /// Creates an answer with one line of text, such as a reason for a refusal.
    public init(_ status: Int, text: String) {
        self.init(
            status,
            headers: [
                "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store",
            ], body: Data((text + "\n").utf8))
    }
}

extension ServerResponse {
    /// Returns the lines of HTTP before the body, with the headers that all responses have.
    func head(keepsConnection: Bool) -> Data {
        var headers = headers.merging([
            "Content-Length": "\(body.count)",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "X-Frame-Options": "DENY",
        ]) { own, _ in own }
        if !keepsConnection { headers["Connection"] = "close" }
        let phrase = Self.phrases[status] ?? "Other"
        let lines =
            ["HTTP/1.1 \(status) \(phrase)"]
            + headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static let phrases = [
        200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 409: "Conflict", 411: "Length Required",
        413: "Content Too Large", 415: "Unsupported Media Type",
        431: "Request Header Fields Too Large", 500: "Internal Server Error",
    ]
}
