import Foundation

/// What hears of a popover that a touch takes away, on iPads up to iOS 8.
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

/// Shows a controller in a popover, as iPads did up to iOS 8; the code that shows it keeps it.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var contentViewController: UIViewController
    /// In points; zero leaves it to the content.
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

    /// Hides the primary controller that a split view shows in this popover by itself; nil where
    /// the content is presented.
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

    /// The rectangle in the view's space.
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

    // MARK: By way of a presentation

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

/// Stays a popover whatever there is of room, and hands on what the touch does.
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
