import Foundation
import FoundationNetworking
import FrameworkSupport
import Synchronization

/// What the simulated network answers: recorded responses from a folder, or an error as in Airplane
/// Mode.
///
/// Documentation/Frameworks.md 3 describes the folder. Requests never reach a real network:
/// sessions use `FixtureProtocol`, and all others are sent to a proxy that doesn't exist.
public struct NetworkFixtures: Sendable {
    /// The folder with recorded responses, or `nil` if there is no connection.
    public let folder: URL?

    private static let active = Mutex<NetworkFixtures?>(nil)

    public init(folder: URL?) {
        self.folder = folder
    }

    /// Answers all requests of this process from now on. Call it before the application's code runs.
    public func install() {
        let isFirst = Self.active.withLock { active in
            defer { active = self }
            return active == nil
        }
        guard isFirst else { return }
        _ = URLProtocol.registerClass(FixtureProtocol.self)
        Self.blockConnections()
    }

    /// Answers all requests of this process from the folder in the environment variable
    /// `CONTACTSHEET_NETWORK_FIXTURES`, or with an error if it isn't set.
    ///
    /// - Parameter folder: The folder to use if the variable isn't set.
    public static func installFromEnvironment(default folder: String? = nil) {
        let path = ProcessInfo.processInfo.environment["CONTACTSHEET_NETWORK_FIXTURES"] ?? folder
        NetworkFixtures(folder: path.map { URL(filePath: $0, directoryHint: .isDirectory) })
            .install()
    }

    /// Lets requests reach the network again, for tests in the same process.
    static func uninstall() {
        active.withLock { $0 = nil }
        URLProtocol.unregisterClass(FixtureProtocol.self)
        for name in proxyVariables { unsetenv(name) }
    }

    /// Whether fixtures answer the requests of this process.
    static var isInstalled: Bool { active.withLock { $0 != nil } }

    /// The fixtures of this process; without a folder until others are installed.
    static var current: NetworkFixtures { active.withLock { $0 } ?? NetworkFixtures(folder: nil) }

    /// A Boolean value that indicates whether there is a folder with responses.
    public static var isConnected: Bool { current.folder != nil }

    /// Sends connections that Foundation opens without a session's protocols to port 9 of this
    /// machine, where nothing listens. Foundation uses libcurl, which reads these variables.
    private static func blockConnections() {
        for name in proxyVariables { setenv(name, "http://127.0.0.1:9", 1) }
        unsetenv("no_proxy")
        unsetenv("NO_PROXY")
    }

    private static let proxyVariables = ["all_proxy", "http_proxy", "https_proxy", "ftp_proxy"]

    /// Returns the recorded response to a request.
    ///
    /// - Throws: `URLError` with the code `notConnectedToInternet` if there is none.
    public func response(to request: URLRequest) throws -> RecordedResponse {
        guard let url = request.url, let folder else { throw Self.offline(request.url) }
        for path in FixturePath.candidates(for: url, method: request.httpMethod ?? "GET") {
            let file = folder.appendingPathComponent(path)
            var isFolder = ObjCBool(false)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
                !isFolder.boolValue
            else { continue }
            return try RecordedResponse(file: file)
        }
        FrameworkNote("The network", "there is no recorded response to \(url.absoluteString)")
            .reportLater()
        throw Self.offline(url)
    }

    private static func offline(_ url: URL?) -> URLError {
        let text = "The Internet connection appears to be offline."
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let url {
            info[NSURLErrorFailingURLErrorKey] = url
        }
        return URLError(.notConnectedToInternet, userInfo: info)
    }
}
