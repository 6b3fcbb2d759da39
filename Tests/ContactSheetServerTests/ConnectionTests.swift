import ContactSheetServer
import Foundation
import Testing

// Property: limits of requests, and where connections end.
struct ConnectionTests {
    private func withServer(_ body: (LocalServer) async throws -> Void) async throws {
        let server = try await LocalServer(
            routes: Routes(
                [
                    .get("state") { query in ServerResponse(json: Data(query.utf8)) },
                    .post("decisions") { body in ServerResponse(json: Data("\(body.count)".utf8)) },
                ], folder: FileFolder(URL(fileURLWithPath: "/nowhere"))))
        try await body(server)
        await server.stop()
    }

    /// Returns everything that a server sends until it closes the connection.
    private func answer(of server: LocalServer, to request: String) async -> String {
        let port = server.admission.port
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: Self.exchange(Array(request.utf8), port: port))
            }
        }
    }

    private static func exchange(_ request: [UInt8], port: UInt16) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { return "no connection" }
        var sent = 0
        while sent < request.count {
            let count = request[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { break }
            sent += count
        }
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
            received += buffer[..<count]
        }
        return String(decoding: received, as: UTF8.self)
    }

    private func head(
        _ first: String, of server: LocalServer, _ headers: [String] = [],
        host: String = "127.0.0.1"
    ) -> String {
        let lines = [first, "Host: \(host):\(server.admission.port)"] + headers
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    private func path(_ name: String, of server: LocalServer) -> String {
        "/\(server.admission.token.text)/\(name)"
    }

    @Test func requestsOfAConnectionAreAnsweredInOrder() async throws {
        try await withServer { server in
            let state = path("state", of: server)
            let answer = await answer(
                of: server,
                to: head("GET \(state)?1 HTTP/1.1", of: server)
                    + head("GET \(state)?22 HTTP/1.1", of: server, ["connection: Close"])
                    + head("GET \(state)?333 HTTP/1.1", of: server))
            let parts = answer.components(separatedBy: "HTTP/1.1 200 OK\r\n")
            #expect(parts.count == 3)
            #expect(parts[1].hasSuffix("\r\n\r\n1"))
            #expect(!parts[1].contains("Connection: close"))
            #expect(parts[2].hasSuffix("\r\n\r\n22"))
            #expect(parts[2].contains("Connection: close\r\n"))
            #expect(parts[2].contains("Content-Length: 2\r\n"))
        }
    }

    @Test func theBodyOfARefusedRequestIsNotTakenForRequests() async throws {
        try await withServer { server in
            for size in [100, 3_000_000] {
                let next = head("GET \(path("state", of: server)) HTTP/1.1", of: server)
                let body = String(repeating: next, count: size / next.utf8.count + 1)
                let answer = await answer(
                    of: server,
                    to: head(
                        "POST \(path("decisions", of: server)) HTTP/1.1", of: server,
                        [
                            "Origin: http://attacker.example", "Content-Type: application/json",
                            "Content-Length: \(body.utf8.count)",
                        ]) + body)
                #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
                #expect(answer.components(separatedBy: "HTTP/1.1").count == 2)
                #expect(answer.contains("Connection: close\r\n"))
            }
        }
    }

    @Test func longLinesAndHeadersAreRefusedInShortTime() async throws {
        try await withServer { server in
            let clock = ContinuousClock()
            let duration = await clock.measure {
                let line = String(repeating: "a", count: 1 << 20)
                let long = await answer(of: server, to: "GET /\(line) HTTP/1.1\r\n\r\n")
                #expect(long.hasPrefix("HTTP/1.1 431 "))
            }
            #expect(duration < .seconds(5))
            let path = path("state", of: server)
            let line = await answer(
                of: server,
                to: head("GET \(path)?\(String(repeating: "a", count: 8192)) HTTP/1.1", of: server))
            #expect(line.hasSuffix("a line of the request has more than 8192 bytes\n"))
            let header = await answer(
                of: server,
                to: head(
                    "GET \(path) HTTP/1.1", of: server,
                    ["Cookie: \(String(repeating: "a", count: 8192))"]))
            #expect(header.hasPrefix("HTTP/1.1 431 "))
            let headers = await answer(
                of: server,
                to: head(
                    "GET \(path) HTTP/1.1", of: server,
                    (0..<10_000).map { "X-\($0): \($0)" }))
            #expect(headers.hasSuffix("the headers of the request have more than 32768 bytes\n"))
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\nHost: a\n\r\n\r\n", "GET /\r\n\r\n", "\r\n\r\n", "GET / SMTP/1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n : a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : a\r\n\r\n", " / HTTP/1.1\r\n\r\n",
    ])
    func otherProtocolsAreRefused(request: String) async throws {
        try await withServer { server in
            #expect(await answer(of: server, to: request).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        }
    }

    @Test func repeatedHeadersAreLists() async throws {
        try await withServer { server in
            let own = head(
                "GET \(path("state", of: server)) HTTP/1.1", of: server,
                ["Host: 127.0.0.1:\(server.admission.port)"])
            #expect(await answer(of: server, to: own).hasPrefix("HTTP/1.1 403 "))
            let lengths = head(
                "GET \(path("state", of: server)) HTTP/1.1", of: server,
                ["Content-Length: 0", "Content-Length: 9"])
            #expect(await answer(of: server, to: lengths).hasPrefix("HTTP/1.1 400 "))
        }
    }
}
