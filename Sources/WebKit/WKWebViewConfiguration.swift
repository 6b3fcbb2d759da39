@_exported import FoundationNetworking
@_exported import UIKit

@preconcurrency @MainActor open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script; none is ever sent.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
    open weak var webView: WKWebView?
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@preconcurrency @MainActor open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime

    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
    ) {
        (self.source, self.injectionTime) = (source, injectionTime)
        super.init()
    }
}

@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
}

@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}

@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// A store without data.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Accepts scripts and message handlers, but doesn't run any.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open private(set) var userScripts: [WKUserScript] = []
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
}

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open var suppressesIncrementalRendering = false
}
