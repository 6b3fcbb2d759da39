import FlyingSocks
import Foundation

/// A connection, whose requests are answered one after the other.
struct Connection: Sendable {
    private let socket: AsyncSocket
    private let admission: RequestGuard
    private let routes: Routes

    /// How long a client may take to send a request, to receive a part of a response, or to send none.
    private static let timeout = Duration.seconds(30)
    /// The number of bytes that are written at once.
    private static let partLength = 262_144

    init(_ socket: AsyncSocket, _ admission: RequestGuard, _ routes: Routes) {
        self.socket = socket
        self.admission = admission
        self.routes = routes
    }

    /// Answers requests until the client or a refusal ends the connection, and closes it.
    func answerRequests() async {
        var input = RequestInput(socket)
        do {
            while try await answerRequest(from: &input) {}
            try await close(after: &input)
        } catch {
            // The client is gone or takes too long.
        }
        try? socket.close()
    }

    /// Answers the next request.
    ///
    /// - Returns: Whether another one may follow. A refusal ends the connection, because the body of
    ///   the request wasn't read and would be taken for the next request.
    private func answerRequest(from input: inout RequestInput) async throws -> Bool {
        input.deadline = .now + Self.timeout
        do {
            guard let request = try await input.request() else { return false }
            do {
                let path = try admission.admit(request)
                let body = try await body(of: request, from: &input)
                let response = try await routes.response(to: request, at: path, body: body)
                try await send(response, keepsConnection: request.keepsConnection)
                return request.keepsConnection
            } catch let refusal as Refusal {
                try await send(refusal.response, hasBody: request.method != "HEAD")
                return false
            }
        } catch let refusal as Refusal {
            try await send(refusal.response)
            return false
        }
    }

    private func body(
        of request: ServerRequest, from input: inout RequestInput
    ) async throws -> Data {
        guard let length = request.bodyLength, length > 0 else { return Data() }
        if request.headers["expect"]?.lowercased() == "100-continue" {
            try await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        return try await input.bytes(length)
    }

    private func send(
        _ response: ServerResponse, hasBody: Bool = true, keepsConnection: Bool = false
    ) async throws {
        try await write(response.head(keepsConnection: keepsConnection))
        if hasBody { try await write(response.body) }
    }

    private func write(_ data: Data) async throws {
        var rest = data[...]
        while !rest.isEmpty {
            let part = Data(rest.prefix(Self.partLength))
            try await withDeadline(.now + Self.timeout) { try await socket.write(part) }
            rest = rest.dropFirst(part.count)
        }
    }

    /// Reads what the client still sends, for a short time: a connection that is closed earlier is
    /// reset, and the client may lose the response.
    private func close(after input: inout RequestInput) async throws {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        input.deadline = .now + .seconds(1)
        while try await input.discard() {}
    }
}

/// Returns the result of an operation, which is canceled at a point in time.
func withDeadline<Result: Sendable>(
    _ deadline: ContinuousClock.Instant, _ operation: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
        group.addTask(operation: operation)
        group.addTask {
            try await Task.sleep(until: deadline, clock: .continuous)
            throw CancellationError()
        }
        defer { group.cancelAll() }
        guard let result = try await group.next() else { throw CancellationError() }
        return result
    }
}
