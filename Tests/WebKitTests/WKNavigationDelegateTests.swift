import ContactSheetDiagnostics
import QuartzCore
import Testing
import UIKit
import WebKit

private final class Recorder: NSObject, WKNavigationDelegate {
    var log: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        log.append("decide \(navigationAction.request.url?.host ?? "")")
        decisionHandler(policy)
    }

    func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { log.append("start") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
}

@Suite @MainActor struct WKNavigationDelegateTests {
    /// Documentation/Frameworks.md 2, the row of WebKit.
    @Test func pagesFinishWhenTheClockAdvances() throws {
        let request = URLRequest(url: try #require(URL(string: "https://example.com")))
        Simulation.run {
            let (view, recorder) = (WKWebView(), Recorder())
            view.navigationDelegate = recorder
            view.load(request)
            #expect(recorder.log == [])
            SimulatedClock.current.advance(by: 0.01)
            #expect(recorder.log == ["decide example.com", "start", "finish"])
        }
    }

    @Test func canceledNavigationsDontStart() throws {
        let request = URLRequest(url: try #require(URL(string: "https://example.com")))
        Simulation.run {
            let (view, recorder) = (WKWebView(), Recorder())
            recorder.policy = .cancel
            view.navigationDelegate = recorder
            view.load(request)
            SimulatedClock.current.advance(by: 1)
            #expect(recorder.log == ["decide example.com"])
        }
    }
}
