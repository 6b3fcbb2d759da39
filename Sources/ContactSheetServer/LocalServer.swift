import FlyingSocks
import Foundation

/// A server of one page for the person at this machine, on the loopback interface.
///
/// It answers requests only if ``RequestGuard`` admits them.
public final class LocalServer: Sendable {
    /// The guard, which contains the port.
    public let admission: RequestGuard
    private let running: Task<Void, Never>

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
    public init(port: UInt16 = 0, routes: Routes) async throws {
        let pool = SocketPool.make()
        let socket: AsyncSocket
        let used: UInt16
        do {
            (socket, used) = try Self.listen(port: port, in: pool)
            try await pool.prepare()
        } catch {
            throw ServerError(port: port, error)
        }
        let admission = RequestGuard(token: AccessToken(), port: used)
        self.admission = admission
        running = Task {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { try? await pool.run() }
                group.addTask { await Self.accept(from: socket, admission, routes) }
                _ = await group.next()
                group.cancelAll()
            }
            try? socket.close()
        }
    }

    /// Ends the server after a time in which answers that are being sent arrive.
    public func stop() async {
        try? await Task.sleep(for: .milliseconds(300))
        running.cancel()
        await running.value
    }

    private static func listen(
        port: UInt16, in pool: some AsyncSocketPool
    ) throws -> (AsyncSocket, port: UInt16) {
        let socket = try Socket(domain: AF_INET, type: .stream)
        do {
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        } catch {
            try? socket.close()
            throw error
        }
        // Closes the socket if it fails.
        try socket.listen()
        guard case .ip4(_, let used) = try socket.sockname() else {
            throw SocketError.unsupportedAddress
        }
        return (try AsyncSocket(socket: socket, pool: pool), used)
    }

    /// The maximum number of connections. Browsers open six to a host.
    private static let connectionLimit = 128

    /// Answers connections until the task is canceled.
    private static func accept(
        from socket: AsyncSocket, _ admission: RequestGuard, _ routes: Routes
    ) async {
        await withTaskGroup(of: Void.self) { group in
            var count = 0
            while !Task.isCancelled {
                if count == connectionLimit {
                    // Deadlines end connections that don't send a request.
                    _ = await group.next()
                    count -= 1
                }
                do {
                    let connection = Connection(try await socket.accept(), admission, routes)
                    group.addTask { await connection.answerRequests() }
                    count += 1
                } catch {
                    // A connection that was closed already, or no free file descriptor.
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
            group.cancelAll()
        }
    }
}

/// A port that can't be used.
public struct ServerError: Error, Hashable, CustomStringConvertible {
    let port: UInt16
    let reason: String

    init(port: UInt16, _ error: any Error) {
        self.port = port
        if case SocketError.failed(_, let code, _) = error {
            reason = String(cString: strerror(code)).lowercased()
        } else {
            reason = error.localizedDescription
        }
    }

    public var description: String {
        "port \(port) of 127.0.0.1 can't be used: \(reason) — specify another one with --port"
    }
}
