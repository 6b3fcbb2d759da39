import Foundation
import UIKit

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A page that was requested; none is ever loaded.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    public let isMainFrame: Bool
    public let request: URLRequest

    init(isMainFrame: Bool, request: URLRequest) {
        (self.isMainFrame, self.request) = (isMainFrame, request)
        super.init()
    }
}

@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    public let targetFrame: WKFrameInfo?
    open var sourceFrame: WKFrameInfo {
        targetFrame ?? WKFrameInfo(isMainFrame: true, request: request)
    }

    init(request: URLRequest, type: WKNavigationType) {
        (self.request, navigationType) = (request, type)
        targetFrame = WKFrameInfo(isMainFrame: true, request: request)
        super.init()
    }
}

@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    public let response: URLResponse
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }

    init(response: URLResponse) {
        self.response = response
        super.init()
    }
}

/// The callbacks of a web view. All have default implementations, as Apple's are optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
