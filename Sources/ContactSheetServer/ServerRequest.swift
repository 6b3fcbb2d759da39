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
