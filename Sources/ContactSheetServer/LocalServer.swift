import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server of one page for the person at this machine, on the loopback interface.
///
/// It answers requests only if ``RequestGuard`` admits them.
public final class LocalServer: Sendable {
    /// The guard, which contains the port.
    public let admission: RequestGuard
    private let server: HTTPServer
    private let running: Task<Void, any Error>

    /// The address of the page.
    public var address: String {
        "http://127.0.0.1:\(admission.port)/\(admission.token.text)/"
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for any that is free.
    ///   - routes: What it answers.
    /// - Throws: ``ServerError`` if the port can't be used.
    public init(port: UInt16 = 0, token: AccessToken = AccessToken(), routes: Routes) async throws {
        let handler = GuardedHandler(routes)
        let server = HTTPServer(
            config: .init(
                address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 60,
                logger: .disabled), handler: handler)
        let state = FailureState()
        let running = Task {
            do {
                try await server.run()
            } catch {
                state.note(error)
                throw error
            }
        }
        while await !server.isListening {
            if let reason = state.reason { throw ServerError(port: port, reason: reason) }
            try await Task.sleep(for: .milliseconds(2))
        }
        guard case .ip4(_, let used) = await server.listeningAddress else {
            throw ServerError(port: port, reason: "it has no address")
        }
        let admission = RequestGuard(token: token, port: used)
        handler.admission.withLock { $0 = admission }
        self.admission = admission
        self.server = server
        self.running = running
    }

    /// Ends the server after a time in which answers that are being sent arrive.
    public func stop() async {
        try? await Task.sleep(for: .milliseconds(300))
        await server.stop()
        running.cancel()
    }
}

/// A port that can't be used.
public struct ServerError: Error, Hashable, CustomStringConvertible {
    let port: UInt16
    let reason: String

    public var description: String {
        "port \(port) of 127.0.0.1 can't be used: \(reason) — specify another one with --port"
    }
}

/// The error that ended a server.
private final class FailureState: Sendable {
    private let error = Mutex<String?>(nil)

    var reason: String? { error.withLock { $0 } }

    func note(_ error: any Error) {
        let reason: String
        if case SocketError.failed(_, let code, _) = error {
            reason = String(cString: strerror(code)).lowercased()
        } else {
            reason = error.localizedDescription
        }
        self.error.withLock { $0 = reason }
    }
}

/// Answers the requests that a guard admits.
private final class GuardedHandler: HTTPHandler {
    /// The guard, which is known when the server has a port.
    let admission = Mutex<RequestGuard?>(nil)
    private let routes: Routes

    init(_ routes: Routes) {
        self.routes = routes
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let headers = Dictionary(
            request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }
        ) { first, _ in first }
        let plain = ServerRequest(
            request.method.rawValue, request.target.path(), query: request.target.query(),
            headers: headers)
        let response = await response(to: plain) { try await request.bodyData }
        return HTTPResponse(response, hasBody: plain.method != "HEAD")
    }

    private func response(
        to request: ServerRequest, body: () async throws -> Data
    ) async -> ServerResponse {
        do {
            guard let admission = admission.withLock(\.self) else { throw Refusal.notFound }
            return try await routes.response(
                to: request, at: try admission.admit(request), body: body)
        } catch let refusal as Refusal {
            return refusal.response
        } catch {
            return ServerResponse(500, text: "\(error)")
        }
    }
}

extension HTTPResponse {
    /// Creates a response with the headers that all have.
    fileprivate init(_ response: ServerResponse, hasBody: Bool) {
        var headers = HTTPHeaders([
            HTTPHeader("X-Content-Type-Options"): "nosniff",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
            HTTPHeader("X-Frame-Options"): "DENY",
        ])
        for (name, value) in response.headers { headers[HTTPHeader(name)] = value }
        self.init(
            statusCode: HTTPStatusCode(response.status, phrase: Self.phrase(response.status)),
            headers: headers,
            body: HTTPBodySequence(
                data: hasBody ? response.body : Data(), suggestedBufferSize: 262_144))
    }

    private static func phrase(_ status: Int) -> String {
        let known: [HTTPStatusCode] = [
            .ok, .badRequest, .forbidden, .notFound, .methodNotAllowed, .conflict,
            .lengthRequired, .payloadTooLarge, .unsupportedMediaType, .internalServerError,
        ]
        return known.first { $0.code == status }?.phrase ?? "Other"
    }
}
