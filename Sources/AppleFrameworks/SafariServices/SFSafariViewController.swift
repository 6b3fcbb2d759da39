import FrameworkScreens
@_exported import UIKit
import FrameworkSupport

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// A web page's screen: the outline of a page, with its host in an address field.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    @preconcurrency @MainActor public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel

        var title: String {
            switch self {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        }
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public let configuration: Configuration
    private let url: URL

    public init(url URL: URL, configuration: Configuration) {
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        self.init(url: URL)
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = WebPageScreen(
            host: url.host ?? url.absoluteString, dismissTitle: dismissButtonStyle.title,
            barColor: preferredBarTintColor, tintColor: preferredControlTintColor)
    }
}

open class SFAuthenticationSession: NSObject {
    public init(
        url URL: URL, callbackURLScheme: String?,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        super.init()
    }

    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
}

open class SSReadingList: NSObject {
    open class func `default`() -> SSReadingList? { SSReadingList() }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}

open class SFContentBlockerManager: NSObject {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}
