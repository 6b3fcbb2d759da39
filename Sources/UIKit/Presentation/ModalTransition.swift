import Foundation

/// The context that an animator gets for a presentation or a dismissal.
final class ModalTransition: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let isInteractive = false
    let transitionWasCancelled = false
    let targetTransform = CGAffineTransform.identity
    private let presentation: UIPresentationController
    private let isDismissal: Bool

    init(
        _ presentation: UIPresentationController, in container: UIView, isDismissal: Bool,
        isAnimated: Bool
    ) {
        self.presentation = presentation
        self.isDismissal = isDismissal
        self.isAnimated = isAnimated
        containerView = container
    }

    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}

    private var presented: UIViewController { presentation.presentedViewController }
    private var presenter: UIViewController { presentation.presentingViewController }

    private func isPresented(_ isFrom: Bool) -> Bool { isFrom == isDismissal }

    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
        isPresented(key == .from) ? presented : presenter
    }

    /// Returns the view, or `nil` for a presenter whose view stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if isPresented(key == .from) { return presentation.presentedView }
        return presentation.coversPresenter ? presenter.viewIfLoaded : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === presented { return isDismissal ? finalPlace : .zero }
        return containerView.bounds
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === presented { return isDismissal ? .zero : finalPlace }
        return containerView.bounds
    }

    private var finalPlace: CGRect { presentation.frameOfPresentedViewInContainerView }
}

extension UIPresentationController {
    /// Calls an animator, which sets the final frames of the views. Without animation none is
    /// called. Interaction controllers are never called.
    func runPresentationAnimator(_ animated: Bool) {
        guard animated, let container, let source, active === self else { return }
        let animator = presentedViewController.transitioningDelegate?.animationController(
            forPresented: presentedViewController, presenting: presentingViewController,
            source: source)
        run(animator, in: container, isDismissal: false)
        if presentedView?.isDescendant(of: container) == false { install() }
    }

    func runDismissalAnimator(_ animated: Bool) {
        guard animated, let container, active === self else { return }
        let animator = presentedViewController.transitioningDelegate?.animationController(
            forDismissed: presentedViewController)
        run(animator, in: container, isDismissal: true)
    }

    private func run(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, in container: UIView,
        isDismissal: Bool
    ) {
        guard let animator else { return }
        let transition = ModalTransition(
            self, in: container, isDismissal: isDismissal, isAnimated: true)
        animator.animateTransition(using: transition)
        animator.animationEnded(true)
    }
}
