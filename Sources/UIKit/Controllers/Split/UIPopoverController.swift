import Foundation

/// The popover of iOS 3.2 to 8 in which a split view shows its hidden primary controller.
@MainActor open class UIPopoverController: NSObject {
    open var contentViewController: UIViewController
    var onDismiss: (() -> Void)?

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    open var isPopoverVisible: Bool { contentViewController.viewIfLoaded?.window != nil }

    open func dismiss(animated: Bool) { if isPopoverVisible { onDismiss?() } }
}
