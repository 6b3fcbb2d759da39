import Foundation
import UIKit

@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}

@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

/// A page that was requested; none is ever loaded.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// A web view, drawn as a placeholder: lines without real text, with the name of the class.
///
/// Requests are stored, but nothing is loaded.
@preconcurrency @MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()
    public private(set) var url: URL?
    public private(set) var title: String?
    public let isLoading = false
    public let estimatedProgress = 1.0
    public let canGoBack = false
    public let canGoForward = false
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?

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
        url = request.url
        return WKNavigation()
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return WKNavigation()
    }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        self.url = url
        return WKNavigation()
    }

    @discardableResult open func reload() -> WKNavigation? { WKNavigation() }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}

    open override func draw(_ rect: CGRect) {
        PlaceholderKind.page.draw(in: bounds, name: "WKWebView")
    }
}
