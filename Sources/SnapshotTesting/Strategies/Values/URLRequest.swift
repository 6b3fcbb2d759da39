import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// Compares the method, the URL, the headers in alphabetical order, and the body of a request.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// Compares the method, the URL, the headers in alphabetical order, and the body of a request.
    ///
    /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { RequestText(request: $0, isPretty: pretty).raw }
    }

    /// Compares the request as a command of curl.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { RequestText(request: $0, isPretty: false).curl }
    }
}

private struct RequestText {
    let request: URLRequest
    let isPretty: Bool

    private var method: String { request.httpMethod ?? "GET" }
    private var headers: [(name: String, value: String)] {
        (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    /// The URL with its query sorted by name.
    private var url: String {
        guard let url = request.url,
            var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        else { return request.url?.absoluteString ?? "(null)" }
        components.queryItems?.sort { $0.name < $1.name }
        return components.url?.absoluteString ?? url.absoluteString
    }

    private var body: String? {
        guard let data = request.httpBody else { return nil }
        if isPretty, let value = try? JSONSerialization.jsonObject(with: data),
            let text = try? JSONSerialization.data(
                withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        {
            return String(decoding: text, as: UTF8.self)
        }
        return String(decoding: data, as: UTF8.self)
    }

    var raw: String {
        let head = ["\(method) \(url)"] + headers.map { "\($0.name): \($0.value)" }
        return (head + (body.map { ["", $0] } ?? [])).joined(separator: "\n")
    }

    var curl: String {
        var parts = ["curl"]
        if method == "HEAD" { parts.append("--head") }
        if method != "GET", method != "HEAD" { parts.append("--request \(method)") }
        for header in headers where header.name != "Cookie" {
            parts.append("--header \"\(header.name): \(header.value.escaped(["\\", "\""]))\"")
        }
        if let body { parts.append("--data \"\(body.escaped(["\\", "\""]))\"") }
        if let cookie = headers.first(where: { $0.name == "Cookie" }) {
            parts.append("--cookie \"\(cookie.value.escaped(["\\", "\""]))\"")
        }
        parts.append("\"\(url)\"")
        return parts.joined(separator: " \\\n\t")
    }
}

extension String {
    /// The text with a backslash before each of these characters.
    fileprivate func escaped(_ characters: Set<Character>) -> String {
        reduce(into: "") { text, character in
            if characters.contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
