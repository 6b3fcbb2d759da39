import ContactSheetDiagnostics
import FoundationNetworking
import NetworkFixtures
import Testing

@testable import struct NetworkFixtures.NetworkFixtures

@Suite(.serialized) struct NetworkFixturesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("fixtures-\(UUID().uuidString)")

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func body(_ address: String, method: String = "GET") throws -> String? {
        var request = URLRequest(url: try url(address))
        request.httpMethod = method
        let response = try? NetworkFixtures(folder: folder).response(to: request)
        return response.map { String(decoding: $0.body, as: UTF8.self) }
    }

    /// Documentation/Frameworks.md 3.
    @Test func filesAreFoundByHostAndPath() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("home", to: "example.com/index.html")
        try write("all", to: "example.com/v1/people.json")
        try write("second", to: "example.com/v1/people?a=1&page=2.json")
        try write("created", to: "example.com/v1/people.POST.json")
        #expect(try body("https://Example.com/") == "home")
        #expect(try body("https://example.com/v1/people") == "all")
        #expect(try body("https://example.com/v1/people?page=2&a=1") == "second")
        #expect(try body("https://example.com/v1/people?page=3") == "all")
        #expect(try body("https://example.com/v1/people", method: "POST") == "created")
        #expect(try body("https://example.com/v1/people", method: "DELETE") == nil)
        #expect(try body("https://example.com/v2/people") == nil)
        #expect(try body("https://example.com/../../etc/passwd") == nil)
    }

    @Test func headsSetStatusAndFields() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("{}", to: "api.test/missing.json")
        try write("HTTP/1.1 404 Not Found\nX-Reason: gone", to: "api.test/missing.json.response")
        let request = URLRequest(url: try url("https://api.test/missing"))
        let response = try NetworkFixtures(folder: folder).response(to: request)
        #expect(response.status == 404)
        #expect(response.headers["X-Reason"] == "gone")
        #expect(response.headers["Content-Type"] == "application/json")
    }

    /// Regression: a task that was canceled after its answer told the client again, which ends the process.
    @Test func theClientIsReleasedAfterTheLastCallback() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("hello", to: "site.test/a.txt")
        NetworkFixtures(folder: folder).install()
        defer { NetworkFixtures.uninstall() }
        for (address, last) in [("a", "finished"), ("missing", "failed")] {
            let client = RecordingClient()
            let loader = FixtureProtocol(
                request: URLRequest(url: try url("https://site.test/\(address)")),
                cachedResponse: nil, client: client)
            loader.startLoading()
            #expect(client.log.last == last)
            #expect(loader.client == nil)
        }
    }

    @Test func sessionsAndContentsUseTheInstalledFolder() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("hello", to: "site.test/a.txt")
        NetworkFixtures(folder: folder).install()
        defer { NetworkFixtures.uninstall() }
        let address = try url("https://site.test/a.txt")
        let (shared, response) = try await URLSession.shared.data(from: address)
        #expect(String(decoding: shared, as: UTF8.self) == "hello")
        #expect(response.mimeType == "text/plain")
        let session = URLSession(fixturesWith: .default)
        #expect(try await session.data(from: address).0 == shared)
        #expect(try String(contentsOfResource: address, encoding: .utf8) == "hello")
        #expect(try Data(contentsOfResource: address) == shared)
    }

    @Test func withoutAFolderThereIsNoConnection() async throws {
        NetworkFixtures(folder: nil).install()
        defer { NetworkFixtures.uninstall() }
        let address = try url("https://site.test/a.txt")
        let error = await #expect(throws: URLError.self) {
            try await URLSession(fixturesWith: .ephemeral).data(from: address)
        }
        #expect(error?.code == .notConnectedToInternet)
        #expect(throws: CocoaError.self) { try Data(contentsOfResource: address) }
        // Nothing of Foundation's own reaches the network, either.
        await #expect(throws: (any Error).self) {
            try await URLSession(configuration: .default).data(from: address)
        }
    }
}

private final class RecordingClient: NSObject, URLProtocolClient, @unchecked Sendable {
    var log: [String] = []

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { log.append("response") }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { log.append("data") }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { log.append("finished") }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        log.append("failed")
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest,
        redirectResponse: URLResponse
    ) {}

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {}

    func urlProtocol(
        _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
    ) {}

    func urlProtocol(
        _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge
    ) {}
}
