import Foundation

/// Shows a document or a menu for it, which has no effect in a preview.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }

    open func dismissPreview(animated: Bool) {}

    @discardableResult open func presentOptionsMenu(
        from rect: CGRect, in view: UIView, animated: Bool
    ) -> Bool { false }

    @discardableResult open func presentOptionsMenu(
        from item: UIBarButtonItem, animated: Bool
    ) -> Bool { false }

    @discardableResult open func presentOpenInMenu(
        from rect: CGRect, in view: UIView, animated: Bool
    ) -> Bool { false }

    @discardableResult open func presentOpenInMenu(
        from item: UIBarButtonItem, animated: Bool
    ) -> Bool { false }

    open func dismissMenu(animated: Bool) {}
}

/// The methods that accompany a preview of a document. Every member has a default.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { self as? UIViewController ?? UIViewController() }

    public func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
    ) {}

    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}
}
