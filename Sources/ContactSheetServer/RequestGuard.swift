/// Decides which requests a server answers: those of its own page only.
///
/// Any page that is open in a browser can send requests to servers on the same machine. Such a page
/// doesn't know the token, and the browser adds its origin to the request. A name that an attacker
/// resolves to this machine is in the header `Host`.
public struct RequestGuard: Sendable {
    public let token: AccessToken
    /// The port of the server.
    public let port: UInt16
    /// The maximum number of bytes in the body of a request.
    public let bodyLimit: Int

    /// Creates a guard.
    ///
    /// - Parameter bodyLimit: The maximum number of bytes in the body of a request; by default, the
    ///   names of 20,000 snapshots have space in it.
    public init(token: AccessToken, port: UInt16, bodyLimit: Int = 4_000_000) {
        self.token = token
        self.port = port
        self.bodyLimit = bodyLimit
    }

    /// The hosts that the page's address can have. `localhost` is that of a port that SSH forwards.
    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns the path of an admitted request without the token: `index.html` for the page itself.
    ///
    /// - Throws: ``Refusal``.
    public func admit(_ request: ServerRequest) throws(Refusal) -> String {
        guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
            throw .host
        }
        if let origin = request.headers["origin"] {
            guard origin.lowercased() == "http://\(host.lowercased())" else { throw .origin }
        }
        if let site = request.headers["sec-fetch-site"] {
            guard ["same-origin", "none"].contains(site) else { throw .origin }
        }
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 2, parts[0].isEmpty, token.matches(parts[1]) else { throw .token }
        switch request.method {
        case "GET": guard request.bodyLength == 0 else { throw .body }
        case "POST": try checkBody(of: request)
        default: throw .method(allowed: "GET, POST")
        }
        let path = parts.dropFirst(2).joined(separator: "/")
        return path.isEmpty ? "index.html" : path
    }

    /// Browsers send a body of JSON to another origin only after asking it, which this server
    /// refuses, and they always name the origin of a request that isn't a `GET`.
    private func checkBody(of request: ServerRequest) throws(Refusal) {
        guard request.headers["origin"] != nil else { throw .origin }
        let type = request.headers["content-type"]?.split(separator: ";").first?.lowercased()
        guard type == "application/json" else { throw .contentType }
        guard request.headers["content-length"] != nil, let length = request.bodyLength else {
            throw .length
        }
        guard length <= bodyLimit else { throw .tooLarge(limit: bodyLimit) }
    }
}

/// Why a request isn't answered.
public enum Refusal: Error, Hashable, Sendable {
    case host
    case origin
    case token
    case method(allowed: String)
    /// A request that reads has a body.
    case body
    case contentType
    case length
    case tooLarge(limit: Int)
    /// The lines before the body aren't those of HTTP.
    case malformed
    case lineTooLong(limit: Int)
    case headTooLarge(limit: Int)
    case notFound

    /// The answer.
    var response: ServerResponse {
        var response = ServerResponse(status, text: description)
        if case .method(let allowed) = self { response.headers["Allow"] = allowed }
        return response
    }

    private var status: Int {
        switch self {
        case .host, .origin, .token: 403
        case .method: 405
        case .body, .malformed: 400
        case .contentType: 415
        case .length: 411
        case .tooLarge: 413
        case .lineTooLong, .headTooLarge: 431
        case .notFound: 404
        }
    }
}

extension Refusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .host: "the host isn't this machine — open the address that the terminal shows"
        case .origin: "the request comes from another page"
        case .token: "the token is missing — open the address that the terminal shows"
        case .method(let allowed): "this method isn't supported — expected one of: \(allowed)"
        case .body: "this method has no body"
        case .contentType: "the body isn't JSON"
        case .length: "the length of the body is missing"
        case .tooLarge(let limit): "the body is larger than \(limit) bytes"
        case .malformed: "this isn't a request of HTTP"
        case .lineTooLong(let limit): "a line of the request has more than \(limit) bytes"
        case .headTooLarge(let limit): "the headers of the request have more than \(limit) bytes"
        case .notFound: "there is no such file"
        }
    }
}
