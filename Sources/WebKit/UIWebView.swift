import Foundation
import UIKit

@preconcurrency @MainActor public protocol UIWebViewDelegate: AnyObject {}

/// The web view of iOS 11 and earlier. It isn't in UIKit because it uses URL requests, which are in
/// a separate library on Linux.
@preconcurrency @MainActor open class UIWebView: UIView, FrameworkView {
    open weak var delegate: (any UIWebViewDelegate)?
    public let scrollView = UIScrollView()
    public private(set) var request: URLRequest?
    open var scalesPageToFit = false

    open func loadRequest(_ request: URLRequest) { self.request = request }
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    open func reload() {}
    open func stopLoading() {}

    package func connect(outlet: String, to destination: AnyObject) -> Bool {
        guard outlet == "delegate" else { return false }
        delegate = destination as? any UIWebViewDelegate
        return true
    }

    open override func draw(_ rect: CGRect) {
        PlaceholderKind.page.draw(in: bounds, name: "UIWebView")
    }
}
