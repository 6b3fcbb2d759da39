import Foundation

/// The system's document browser: a placeholder with a bar and a note that there are no documents.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    /// The raw values are Apple's.
    public enum ImportMode: UInt, Sendable {
        case none, copy, move
    }

    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white, light, dark
    }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true
    open var allowsPickingMultipleItems = false
    open var localizedCreateDocumentActionTitle = "Create Document"
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var customActions: [UIDocumentBrowserAction] = []
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    open var shouldShowFileExtensions = false
    public let allowedContentTypes: [String]
    public let recentDocumentsContentTypes: [String] = []
    public let contentTypesForRecentDocuments: [String] = []

    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser for content types, whatever module declares them.
    public init<ContentType>(forOpening contentTypes: [ContentType]?) {
        allowedContentTypes = []
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        allowedContentTypes = []
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        allowedContentTypes = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = SystemScreen.empty("No Documents", symbol: "folder")
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Browse")
        item.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        var trailing = additionalTrailingNavigationBarButtonItems
        if allowsDocumentCreation {
            trailing.insert(
                UIBarButtonItem(
                    systemItem: .add,
                    primaryAction: UIAction { [weak self] _ in
                        self?.create()
                    }), at: 0)
        }
        item.rightBarButtonItems = trailing
        bar.items = [item]
        SystemScreen.fill(view, bar, content)
    }

    /// Requests a new document from the delegate, which is imported where it is.
    private func create() {
        delegate?.documentBrowser(
            self,
            didRequestDocumentCreationWithHandler: { [weak self] url, mode in
                guard let self, let url, mode != .none else { return }
                delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
            })
    }

    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(url, nil) }

    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { completion(documentURL, nil) }

    open func renameDocument(
        at documentURL: URL, proposedName: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) { completionHandler(documentURL, nil) }

    /// Returns a controller of a transition, which has no effect.
    open func transitionController(
        forDocumentAt documentURL: URL
    ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

    open func transitionController(
        forDocumentURL documentURL: URL
    ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}

/// The transition from the browser to a document, which has no effect.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
    UIViewControllerAnimatedTransitioning
{
    open var loadingProgress: Progress?
    open weak var targetView: UIView?

    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    open func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) { transitionContext.completeTransition(true) }
}

/// An action in the browser's menu, which is never shown.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let menu = Availability(rawValue: 1)
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    public let identifier: String
    public let localizedTitle: String
    public let availability: Availability
    open var image: UIImage?
    open var supportedContentTypes: [String] = []
    open var supportsMultipleItems = true

    public init(
        identifier: String, localizedTitle: String, availability: Availability,
        handler: @escaping ([URL]) -> Void
    ) {
        self.identifier = identifier
        self.localizedTitle = localizedTitle
        self.availability = availability
    }
}

/// The methods that handle documents of a browser. Every member has a default.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController
    ) {}
}
