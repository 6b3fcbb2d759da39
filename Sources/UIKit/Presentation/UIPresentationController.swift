import Foundation

/// Places a presented controller's view and whatever surrounds it, from the presentation to the
/// dismissal.
///
/// Subclasses that an app writes stand for `UIModalPresentationStyle.custom`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller keeps its presentation; one that outlives its controller has an empty one.
    public var presentedViewController: UIViewController { presented ?? UIViewController() }
    private weak var presented: UIViewController?
    /// What the delegate wants shown in place of the presented controller.
    var replacement: UIViewController?
    weak var presenter: UIViewController?
    /// The presented controller itself until it is presented.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits for the presented controller and all below.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { container?.takeTraits(of: self) }
    }
    /// The controller that was asked to present.
    weak var source: UIViewController?
    /// In the window while the controller is presented.
    var container: PresentationContainerView?
    /// What does the work where there is too little room for this one.
    var substitute: UIPresentationController?
    /// During the presentation and the dismissal.
    var coordinator: TransitionCoordinator?
    /// Whether the presenter has heard that its view disappears.
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

    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view that everything happens in, as large as the presenter's screen or context.
    open var containerView: UIView? { container }

    /// The view that is placed; a subclass may wrap the controller's own.
    open var presentedView: UIView? { presentedViewController.view }

    /// In the container's space; the whole of it unless a subclass says otherwise.
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

    /// `none` where the style stays; asks the delegate.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        askedTraits = traitCollection
        defer { askedTraits = nil }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? adaptiveStyleByDefault
    }

    /// For which traits the delegate is being asked.
    var askedTraits: UITraitCollection?
    /// What the presentation does without a delegate's answer.
    var adaptiveStyleByDefault: UIModalPresentationStyle { .none }

    // MARK: Phases

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Layout

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of the presented view in a container of another size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells the presented controller its own new size.
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

    // MARK: What UIKit's own presentations do

    /// Whether the presenter's view leaves the screen, and with it the presenter's word on
    /// orientations.
    var coversPresenter: Bool { shouldRemovePresentersView }
    var staysInContext: Bool { style.staysInContext || !shouldPresentInFullscreen }
    /// What the presented controller and all below find changed of the traits around.
    var innerTraits: TraitValues { TraitValues() }
    /// Whether navigation bars have the height that they have in sheets.
    var raisesBars: Bool { false }
    /// What moves as a whole when a card is laid over it.
    var outerView: UIView? { presentedView }

    /// Puts the presented view, and what surrounds it, into the container.
    func install() {
        guard let container, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        if view.superview !== container { container.addSubview(view) }
    }

    func uninstall() {
        presentedView?.removeFromSuperview()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
    }

    /// Where UIKit's own presentations follow the container; a subclass that an app wrote does so
    /// in `containerViewWillLayoutSubviews`.
    func placeViews() {}

    /// Whether a touch there goes to what lies below the container.
    func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool { false }
}
