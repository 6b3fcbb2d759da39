import Foundation

/// The methods that a popover calls when a touch dismisses it, on iPads up to iOS 8.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: AnyObject {
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(
        _ popoverController: UIPopoverController
    ) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Shows a controller in a popover, as iPads did up to iOS 8. The code that shows it must retain
/// it. It presents its content from the topmost controller of the window, so that only one is shown
/// at a time.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var contentViewController: UIViewController
    /// The size in points; zero uses the content's size.
    open var contentSize = CGSize.zero { didSet { sizeChanged() } }
    open var passthroughViews: [UIView]? {
        didSet { presentation?.passthroughViews = passthroughViews }
    }
    open var popoverLayoutMargins = PopoverMetrics.margins
    open var backgroundColor: UIColor?

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    /// Hides the primary controller, if a split view shows it in this popover; `nil` if the content
    /// is presented.
    var hidePrimary: (() -> Void)?

    open var isPopoverVisible: Bool {
        hidePrimary == nil
            ? contentViewController.modal.presenter != nil
            : contentViewController.viewIfLoaded?.window != nil
    }
    open var arrowDirection: UIPopoverArrowDirection { presentation?.arrowDirection ?? .unknown }

    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        contentViewController = viewController
    }

    open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

    /// Presents the popover; the rectangle is in the view's coordinate space.
    open func present(
        from rect: CGRect, in view: UIView,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        show(over: view.window, arrowDirections, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    open func present(
        from item: UIBarButtonItem,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let window = (item.customView ?? item.button).window
        show(over: window, arrowDirections, animated) { $0.barButtonItem = item }
    }

    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        if let hidePrimary { return hidePrimary() }
        contentViewController.dismiss(animated: animated)
    }

    // MARK: Presentation

    private var presentation: UIPopoverPresentationController? {
        contentViewController.popoverPresentationController
    }

    private func show(
        over window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        pointing: (UIPopoverPresentationController) -> Void
    ) {
        dismiss(animated: false)
        contentViewController.modalPresentationStyle = .popover
        sizeChanged()
        guard let root = window?.rootViewController, let presentation else { return }
        pointing(presentation)
        presentation.permittedArrowDirections = directions
        presentation.popoverLayoutMargins = popoverLayoutMargins
        presentation.passthroughViews = passthroughViews
        presentation.backgroundColor = backgroundColor
        presentation.delegate = self
        (root.presentedChain.last ?? root).present(contentViewController, animated: animated)
    }

    private func sizeChanged() {
        guard contentSize != .zero else { return }
        contentViewController.preferredContentSize = contentSize
    }
}

// The popover never adapts to another style, and its delegate is called for touches.
extension UIPopoverController: UIPopoverPresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { delegate?.popoverControllerShouldDismissPopover(self) ?? true }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { delegate?.popoverControllerDidDismissPopover(self) }
}
