import Foundation

/// The phases of a presentation, which follow one another immediately. In a film, the animation
/// takes its time after them.
extension UIPresentationController {
    /// Presents the controller. The order of the calls is a decision: the presenter's
    /// `viewWillDisappear` comes before the presented controller's `viewWillAppear`, and its
    /// `viewDidDisappear` after that one's `viewDidAppear`. The view of a covered presenter stays
    /// in the window, hidden.
    func present(over presenter: UIViewController, in window: UIWindow, animated: Bool) {
        let container = PresentationContainerView(self)
        self.container = container
        container.install(over: presenter, in: window)
        adapt()
        container.takeTraits(of: self)
        coordinator = TransitionCoordinator(in: container, isAnimated: animated)
        let shown = active.presentedViewController
        link(shown, to: presenter)
        shown.appearance.isBeingPresented = true
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: substitute?.style ?? .none,
            transitionCoordinator: coordinator)
        shown.loadViewIfNeeded()
        active.presentationTransitionWillBegin()
        active.install()
        active.noteCovering(presenter, animated)
        shown.beginAppearanceTransition(true, animated: animated)
        runPresentationAnimator(animated)
        coordinator?.runAnimations()
        finish(shown, presenter)
    }

    private func finish(_ shown: UIViewController, _ presenter: UIViewController) {
        container?.window?.layoutIfNeeded()
        let hasCovered = active.hasCovered
        let animation = PresentationAnimation(self, isAnimated: coordinator?.isAnimated == true)
        animation?.arrive()
        if hasCovered, let animation {
            animation.hideAtEnd(presenter)
        } else if hasCovered {
            presenter.viewIfLoaded?.isHidden = true
        }
        shown.endAppearanceTransition()
        if hasCovered { presenter.endAppearanceTransition() }
        shown.appearance.isBeingPresented = false
        active.presentationTransitionDidEnd(true)
        coordinator?.runCompletions()
        coordinator = nil
    }

    /// Links the presenter to the presented controller, or to the delegate's replacement.
    private func link(_ shown: UIViewController, to presenter: UIViewController) {
        presenter.modal.presented = shown
        shown.modal.presenter = presenter
        guard shown !== presentedViewController else { return }
        shown.modal.presentation = self
        shown.modal.original = presentedViewController
    }

    private func noteCovering(_ presenter: UIViewController, _ animated: Bool) {
        let isShown = [.appeared, .appearing].contains(presenter.appearance.phase)
        hasCovered = coversPresenter && isShown
        if hasCovered { presenter.beginAppearanceTransition(false, animated: animated) }
    }

    // MARK: Dismissal

    func beginDismissal(_ animated: Bool) {
        if let container {
            coordinator = TransitionCoordinator(in: container, isAnimated: animated)
        }
        active.dismissalTransitionWillBegin()
    }

    func removeViews() {
        coordinator?.runAnimations()
        PresentationAnimation(self, isAnimated: coordinator?.isAnimated == true)?.leave()
        active.uninstall()
        if active.hasCovered { presenter?.viewIfLoaded?.isHidden = false }
        container?.removeFromSuperview()
    }

    func endDismissal() {
        active.dismissalTransitionDidEnd(true)
        coordinator?.runCompletions()
        coordinator = nil
        active.container = nil
        container = nil
        replacement = nil
    }

    // MARK: User input

    /// Dismisses after a touch outside of the presented view, unless the delegate prevents it.
    /// Dragging a sheet has no effect.
    func dismissByTouch() {
        let shown = active.presentedViewController
        let shouldDismiss = !shown.isModalInPresentation && allowsDismissal
        guard shouldDismiss else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        shown.modal.presenter?.dismissModally(animated: true)
        shown.dismissedByTouch()
        tellDismissed()
    }

    private var allowsDismissal: Bool {
        if UIScreen.main.era < .dark, let self = self as? UIPopoverPresentationController {
            return self.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self)
                ?? true
        }
        return delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    private func tellDismissed() {
        if UIScreen.main.era < .dark, let self = self as? UIPopoverPresentationController {
            self.popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
        } else {
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}
