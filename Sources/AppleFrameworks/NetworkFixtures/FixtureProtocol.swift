import Foundation
import FoundationNetworking

/// Answers the requests of URL sessions from the installed fixtures.
public final class FixtureProtocol: URLProtocol {
    private static let schemes: Set<String> = ["http", "https", "ftp", "ws", "wss"]

    public override class func canInit(with request: URLRequest) -> Bool {
        NetworkFixtures.isInstalled
            && schemes.contains(request.url?.scheme?.lowercased() ?? "")
    }

    public override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map(canInit(with:)) ?? false
    }

    public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Answers the request, unless its task was canceled. Foundation on Linux ends the process if the
    /// client gets another callback after the last one, also by a task that is canceled later.
    public override func startLoading() {
        guard let client, task.map({ $0.state == .running || $0.state == .suspended }) ?? true
        else { return }
        defer { self.client = nil }
        do {
            let recorded = try NetworkFixtures.current.response(to: request)
            guard let url = request.url, let response = recorded.httpResponse(for: url) else {
                throw URLError(.badServerResponse)
            }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: recorded.body)
            client.urlProtocolDidFinishLoading(self)
        } catch {
            client.urlProtocol(self, didFailWithError: error)
        }
    }

    public override func stopLoading() {}
}
