import Foundation
import QuartzCore
import UIKit

/// A web view, drawn as a placeholder: lines without real text, with the name of the class.
///
/// Requests are stored, but nothing is loaded. The delegate is informed as if the page had been
/// loaded when the simulated clock next advances, so that screens hide their progress.
@preconcurrency @MainActor open class WKWebView: UIView, FrameworkView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()
    public private(set) var url: URL?
    public private(set) var title: String?
    public let isLoading = false
    /// 1 as soon as a page is loaded, without values between.
    public private(set) var estimatedProgress = 0.0
    public let canGoBack = false
    public let canGoForward = false
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var hasOnlySecureContent: Bool { true }
    public let backForwardList = WKBackForwardList()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        navigate(to: request)
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return finish(WKNavigation())
    }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        navigate(to: URLRequest(url: url))
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        url = baseURL
        return finish(WKNavigation())
    }

    @discardableResult open func reload() -> WKNavigation? { finish(WKNavigation()) }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { finish(WKNavigation()) }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about"].contains(urlScheme)
    }

    /// Runs no script; the result is `nil`.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }

    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }

    package func connect(outlet: String, to destination: AnyObject) -> Bool {
        switch outlet {
        case "navigationDelegate": navigationDelegate = destination as? any WKNavigationDelegate
        case "UIDelegate": uiDelegate = destination as? any WKUIDelegate
        default: return false
        }
        return true
    }

    package func observedValue(forKey key: String) -> Any? {
        switch key {
        case "estimatedProgress": estimatedProgress
        case "title": title
        case "URL": url
        case "loading": isLoading
        case "canGoBack": canGoBack
        case "canGoForward": canGoForward
        default: nil
        }
    }

    open override func draw(_ rect: CGRect) {
        PlaceholderKind.page.draw(in: bounds, name: "WKWebView")
    }
}

extension WKWebView {
    private func navigate(to request: URLRequest) -> WKNavigation? {
        url = request.url
        estimatedProgress = 1
        let navigation = WKNavigation()
        SimulatedClock.current.alarm(after: 0) { [weak self] in
            guard let self else { return }
            let action = WKNavigationAction(request: request, type: .other)
            guard let delegate = navigationDelegate else { return }
            delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
                if policy == .allow { self?.reportFinished(navigation) }
            }
        }
        return navigation
    }

    private func finish(_ navigation: WKNavigation) -> WKNavigation {
        estimatedProgress = 1
        SimulatedClock.current.alarm(after: 0) { [weak self] in self?.reportFinished(navigation) }
        return navigation
    }

    private func reportFinished(_ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
    }
}

@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.zero
    open var snapshotWidth: NSNumber?
}
