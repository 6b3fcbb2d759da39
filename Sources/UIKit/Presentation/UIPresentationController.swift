import Foundation

/// Manages a presented controller's view and its surroundings, from presentation to dismissal.
///
/// An app's subclasses are used for `UIModalPresentationStyle.custom`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The presented controller, which retains its presentation. If it has been released, this is
    /// an empty controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    private weak var presented: UIViewController?
    /// The controller that the delegate shows instead of the presented one.
    var replacement: UIViewController?
    weak var presenter: UIViewController?
    /// The presenting controller, or the presented one until it is presented.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The traits of the presented controller and its descendants.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { container?.takeTraits(of: self) }
    }
    /// The controller whose `present` method was called.
    weak var source: UIViewController?
    /// The container, which is in the window while the controller is presented.
    var container: PresentationContainerView?
    /// The presentation that replaces this one if there isn't enough space.
    var substitute: UIPresentationController?
    /// The coordinator during the presentation and the dismissal.
    var coordinator: TransitionCoordinator?
    /// Whether the presenter's appearance methods were called because its view is covered.
    var hasCovered = false
    var style: UIModalPresentationStyle

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.modalPresentationStyle.resolved
        super.init()
    }

    /// The requested style.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The container of the presentation, as large as the presenter's screen or context.
    open var containerView: UIView? { container }

    /// The view that is placed; a subclass may return a view that contains the controller's own.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame in the container's coordinate space; its whole bounds by default.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the screen.
    open var shouldRemovePresentersView: Bool { false }

    open var traitCollection: UITraitCollection {
        container?.outerTraits ?? presentingViewController.traitCollection
    }

    // MARK: Adaptivity

    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// Returns the delegate's style, or `none` to keep the current one.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        askedTraits = traitCollection
        defer { askedTraits = nil }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? adaptiveStyleByDefault
    }

    /// The traits for which the delegate is being called.
    var askedTraits: UITraitCollection?
    /// The adaptive style without a delegate.
    var adaptiveStyleByDefault: UIModalPresentationStyle { .none }

    // MARK: Phases

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Layout

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// Returns the size of the presented view in a container with this size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Forwards the call to the presented controller with its own new size.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let child = presentedViewController
        child.viewWillTransition(
            to: self.size(forChildContentContainer: child, withParentContainerSize: size),
            with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.tellTransition(to: newCollection, coordinator)
    }

    // MARK: Overridden by UIKit's presentations

    /// Whether the presenter's view leaves the screen, so that it also no longer determines
    /// orientations.
    var coversPresenter: Bool { shouldRemovePresentersView }
    var staysInContext: Bool { style.staysInContext || !shouldPresentInFullscreen }
    /// The traits that differ for the presented controller and its descendants.
    var innerTraits: TraitValues { TraitValues() }
    /// Whether navigation bars have the height that they have in sheets.
    var raisesBars: Bool { false }
    /// The view that moves as a whole when a card covers it.
    var outerView: UIView? { presentedView }

    /// Adds the presented view and its surroundings to the container.
    func install() {
        guard let container, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        if view.superview !== container { container.addSubview(view) }
    }

    func uninstall() {
        presentedView?.removeFromSuperview()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
    }

    /// Places the views of UIKit's presentations. An app's subclass does that in
    /// `containerViewWillLayoutSubviews`.
    func placeViews() {}

    /// Returns whether a touch is for the views below the container.
    func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool { false }
}
