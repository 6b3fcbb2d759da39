import Foundation

/// What a server does for a method and a path.
public struct Route: Sendable {
    /// The method, such as `GET`.
    let method: String
    /// The path after the token, without a slash at its beginning.
    let path: String
    let answer: @Sendable (_ query: String, _ body: Data) async throws -> ServerResponse

    /// Creates a route that reads.
    public static func get(
        _ path: String, answer: @escaping @Sendable (_ query: String) async throws -> ServerResponse
    ) -> Route {
        Route(method: "GET", path: path) { query, _ in try await answer(query) }
    }

    /// Creates a route that changes something.
    public static func post(
        _ path: String, answer: @escaping @Sendable (_ body: Data) async throws -> ServerResponse
    ) -> Route {
        Route(method: "POST", path: path) { _, body in try await answer(body) }
    }
}

/// Routes, and a folder whose files are at all other paths.
public struct Routes: Sendable {
    private let routes: [Route]
    private let folder: FileFolder

    public init(_ routes: [Route], folder: FileFolder) {
        self.routes = routes
        self.folder = folder
    }

    /// Returns the answer to an admitted request.
    ///
    /// - Parameter path: The path after the token.
    /// - Throws: ``Refusal``.
    func response(
        to request: ServerRequest, at path: String, body: Data
    ) async throws(Refusal) -> ServerResponse {
        let known = routes.filter { $0.path == path }
        if let route = known.first(where: { $0.method == request.method }) {
            do {
                return try await route.answer(request.query, body)
            } catch {
                return ServerResponse(500, text: "\(error)")
            }
        }
        guard known.isEmpty else {
            throw .method(allowed: known.map(\.method).joined(separator: ", "))
        }
        guard request.method == "GET" else { throw .method(allowed: "GET") }
        guard let file = folder.response(to: path) else { throw .notFound }
        return file
    }
}
