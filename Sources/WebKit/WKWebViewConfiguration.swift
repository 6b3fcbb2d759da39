@_exported import FoundationNetworking
@_exported import UIKit

@preconcurrency @MainActor open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {}

/// Accepts scripts and message handlers, but doesn't run any.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllUserScripts() {}
}

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var suppressesIncrementalRendering = false
}
