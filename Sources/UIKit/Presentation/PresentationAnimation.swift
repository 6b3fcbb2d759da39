import Foundation

/// The animations of presentations and dismissals in a film, unless the app has its own: a view
/// that covers from below moves, and others fade. Apple doesn't document their curves; the duration
/// of 0.4 s is a decision.
@MainActor struct PresentationAnimation {
    private static let duration: TimeInterval = 0.4

    private let presentation: UIPresentationController
    private let container: PresentationContainerView

    /// Creates the animation; `nil` at rest and without animation.
    init?(_ presentation: UIPresentationController, isAnimated: Bool) {
        guard LayerSimulation.current.isAnimated, UIView.areAnimationsEnabled, isAnimated,
            presentation.presentedViewController.transitioningDelegate == nil,
            let container = presentation.container
        else { return nil }
        (self.presentation, self.container) = (presentation, container)
    }

    private var outerView: UIView? { presentation.active.outerView }

    /// Whether the presented view moves in from below, instead of fading in.
    private var comesFromBelow: Bool {
        let shown = presentation.active.presentedViewController
        return shown.modalTransitionStyle != .crossDissolve
            && !(presentation.active is UIPopoverPresentationController)
            && !(shown is UIAlertController)
    }

    /// Animates the views from the state before the presentation.
    func arrive() {
        for view in container.subviews {
            let animation: CABasicAnimation
            if view === outerView, comesFromBelow {
                animation = CABasicAnimation(keyPath: "position")
                animation.fromValue = CGPoint(x: 0, y: container.bounds.height)
                animation.toValue = CGPoint.zero
                animation.isAdditive = true
            } else {
                animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
            }
            animation.duration = Self.duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            view.layer.add(animation, forKey: nil)
        }
    }

    /// Hides the presenter's view when the presented one covers it.
    func hideAtEnd(_ presenter: UIViewController) {
        SimulatedClock.current.alarm(after: Self.duration) { [weak presenter] in
            guard let presenter, presenter.modal.presented != nil else { return }
            presenter.viewIfLoaded?.isHidden = true
        }
    }

    /// Animates images of the views, which are about to be removed.
    func leave() {
        guard let superview = container.superview else { return }
        let stage = UIView()
        stage.isUserInteractionEnabled = false
        (stage.transform, stage.bounds, stage.center) =
            (container.transform, container.bounds, container.center)
        superview.insertSubview(stage, aboveSubview: container)
        var outer: UIView?
        for view in container.subviews {
            guard let image = view.snapshotView(afterScreenUpdates: false) else { continue }
            image.frame = view.frame
            image.alpha = view.alpha
            stage.addSubview(image)
            if view === outerView { outer = image }
        }
        let moves = comesFromBelow
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseIn) {
            for image in stage.subviews {
                if image === outer, moves {
                    image.center.y += stage.bounds.height
                } else {
                    image.alpha = 0
                }
            }
        } completion: { _ in
            stage.removeFromSuperview()
        }
    }
}
