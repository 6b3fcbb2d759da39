import Foundation

/// The context of an app extension, which a preview isn't.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }

    open func completeRequest(
        returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }

    open func cancelRequest(withError error: any Error) {}

    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
}

/// The keys of what a page's script passes to an extension, and of what the extension passes back.
public let NSExtensionJavaScriptPreprocessingResultsKey =
    "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// An item that an app extension gets.
@preconcurrency @MainActor open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

/// A class that creates controllers for state restoration, which a preview doesn't have.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
