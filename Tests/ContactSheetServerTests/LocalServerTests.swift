import ContactSheetServer
import Foundation
import FoundationNetworking
import Synchronization
import Testing

// Property: what the server answers over a connection.
struct LocalServerTests {
    private final class Received: Sendable {
        let bodies = Mutex<[String]>([])
    }

    private func withServer(
        _ body: (LocalServer, Received) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{}".utf8).write(to: folder.appending(path: "file.json"))
        let received = Received()
        let server = try await LocalServer(
            routes: Routes(
                [
                    .get("state") { query in ServerResponse(json: Data(query.utf8)) },
                    .post("decisions") { body in
                        received.bodies.withLock {
                            $0.append(String(decoding: body, as: UTF8.self))
                        }
                        return ServerResponse(json: Data("[]".utf8))
                    },
                    .post("broken") { _ in throw CancellationError() },
                ], folder: FileFolder(folder)))
        try await body(server, received)
        await server.stop()
    }

    private func request(
        _ server: LocalServer, _ path: String, method: String = "GET", body: String? = nil,
        origin: String? = nil, base: String? = nil
    ) async throws -> (status: Int, text: String, headers: [String: String]) {
        var request = URLRequest(url: try #require(URL(string: (base ?? server.address) + path)))
        request.httpMethod = method
        if let body {
            request.httpBody = Data(body.utf8)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if let origin { request.setValue(origin, forHTTPHeaderField: "Origin") }
        let (data, response) = try await URLSession.shared.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        let headers = Dictionary(
            uniqueKeysWithValues: answer.allHeaderFields.map {
                ("\($0.key)".lowercased(), "\($0.value)")
            })
        return (answer.statusCode, String(decoding: data, as: UTF8.self), headers)
    }

    private func origin(of server: LocalServer) -> String {
        "http://127.0.0.1:\(server.admission.port)"
    }

    @Test func routesAndFilesAreAnsweredWithTheToken() async throws {
        try await withServer { server, _ in
            let state = try await request(server, "state?after=3")
            #expect(state.status == 200)
            #expect(state.text == "after=3")
            #expect(state.headers["x-content-type-options"] == "nosniff")
            #expect(state.headers["referrer-policy"] == "no-referrer")
            #expect(state.headers["cross-origin-resource-policy"] == "same-origin")
            #expect(state.headers["access-control-allow-origin"] == nil)
            #expect(try await request(server, "file.json").text == "{}")
            #expect(try await request(server, "none.json").status == 404)
        }
    }

    @Test func nothingIsAnsweredWithoutTheToken() async throws {
        try await withServer { server, received in
            let base = origin(of: server) + "/"
            for path in ["", "state", "file.json", "decisions", "\(AccessToken().text)/state"] {
                #expect(try await request(server, path, base: base).status == 403)
            }
            let posted = try await request(
                server, "decisions", method: "POST", body: "[1]", origin: origin(of: server),
                base: base)
            #expect(posted.status == 403)
            #expect(received.bodies.withLock(\.self) == [])
        }
    }

    @Test func bodiesReachTheirRouteFromThePageOnly() async throws {
        try await withServer { server, received in
            let own = try await request(
                server, "decisions", method: "POST", body: "[1]", origin: origin(of: server))
            #expect(own.status == 200)
            for other in [nil, "http://attacker.example", "null"] {
                let answer = try await request(
                    server, "decisions", method: "POST", body: "[2]", origin: other)
                #expect(answer.status == 403)
            }
            #expect(received.bodies.withLock(\.self) == ["[1]"])
        }
    }

    @Test func methodsAndSizesAreChecked() async throws {
        try await withServer { server, received in
            let own = origin(of: server)
            let wrong = try await request(server, "decisions")
            #expect(wrong.status == 405)
            #expect(wrong.headers["allow"] == "POST")
            let file = try await request(
                server, "file.json", method: "POST", body: "[]", origin: own)
            #expect(file.status == 405)
            let large = try await request(
                server, "decisions", method: "POST",
                body: String(repeating: " ", count: server.admission.bodyLimit + 1), origin: own)
            #expect(large.status == 413)
            let broken = try await request(
                server, "broken", method: "POST", body: "[]", origin: own)
            #expect(broken.status == 500)
            #expect(received.bodies.withLock(\.self) == [])
        }
    }

    @Test func itListensOnTheLoopbackInterfaceOnly() async throws {
        try await withServer { server, _ in
            // The addresses of sockets that listen, in hexadecimal digits: 127.0.0.1 is 0100007F.
            let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
            let port = String(server.admission.port, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: 4 - port.count) + port
            let listening = table.split(separator: "\n").compactMap { line -> Substring? in
                let fields = line.split(separator: " ")
                return fields.count > 3 && fields[3] == "0A" && fields[1].hasSuffix(":" + padded)
                    ? fields[1] : nil
            }
            #expect(listening == ["0100007F:\(padded)"])
        }
    }

    @Test func aPortInUseIsAnError() async throws {
        try await withServer { server, _ in
            let error = await #expect(throws: ServerError.self) {
                _ = try await LocalServer(
                    port: server.admission.port,
                    routes: Routes([], folder: FileFolder(URL(fileURLWithPath: "/nowhere"))))
            }
            #expect(
                error?.description
                    == "port \(server.admission.port) of 127.0.0.1 can't be used: address already in"
                    + " use — specify another one with --port")
        }
    }
}
