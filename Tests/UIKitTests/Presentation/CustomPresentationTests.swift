import ContactSheetDevices
import Testing

@testable import UIKit

/// A presentation in the lower third of the container, over a dimming view.
private final class LowerThird: UIPresentationController {
    let veil = UIView()
    var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(0, bounds.height * 2 / 3, bounds.width, bounds.height / 3)
    }

    override func presentationTransitionWillBegin() {
        calls.append("will begin")
        veil.alpha = 0
        containerView?.addSubview(veil)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.veil.alpha = 0.4 },
            completion: { _ in self.calls.append("completion") })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end") }
    override func dismissalTransitionWillBegin() { calls.append("dismissal") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed") }

    override func containerViewWillLayoutSubviews() {
        veil.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

private final class Thirds: UIViewControllerTransitioningDelegate {
    var made: [LowerThird] = []
    var animator: Animator?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let new = LowerThird(presentedViewController: presented, presenting: presenting)
        made.append(new)
        return new
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

private final class Animator: UIViewControllerAnimatedTransitioning {
    var final = CGRect.zero

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let new = transitionContext.viewController(forKey: .to),
            let view = transitionContext.view(forKey: .to)
        else { return }
        final = transitionContext.finalFrame(for: new)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.9
        } completion: {
            transitionContext.completeTransition($0)
        }
    }
}

/// Source: Apple's documentation of `UIPresentationController` and
/// `UIViewControllerTransitioningDelegate`.
@MainActor @Suite struct CustomPresentationTests {
    @Test func anAppsOwnPresentation() throws {
        let stage = try Stage("iphone-8", 15)
        let new = stage.actor("New", .custom)
        let delegate = Thirds()
        new.transitioningDelegate = delegate
        stage.root.present(new, animated: true)
        let third = try #require(delegate.made.last)
        #expect(third.presentingViewController === stage.root)
        #expect(new.presentationController === third)
        #expect(abs(stage.frame(of: new).minY - 444.667) < 0.01)
        #expect(third.calls == ["will begin", "did end", "completion"])
        #expect(abs(third.veil.alpha - 0.4) < 1e-6 && third.veil.frame == stage.window.bounds)
        #expect(turn(.landscapeLeft))
        #expect(stage.frame(of: new) == CGRect(0, 250, 667, 125))
        #expect(turn(.portrait))
        new.dismiss(animated: true)
        #expect(third.calls.suffix(2) == ["dismissal", "dismissed"])
        #expect(stage.window.subviews == [stage.root.view])
    }

    /// An animator runs once, and the values that it sets stay.
    @Test func animatorsEndInTheirFinalState() throws {
        let stage = try Stage("iphone-8", 15)
        let new = stage.actor("New", .custom)
        let delegate = Thirds()
        let animator = Animator()
        delegate.animator = animator
        new.transitioningDelegate = delegate
        stage.root.present(new, animated: true)
        #expect(abs(new.view.alpha - 0.9) < 1e-6 && animator.final.height == 667 / 3)
        #expect(new.view.window === stage.window)
    }

    @Test func animatorsAreNotQueriedWithoutAnimation() throws {
        let stage = try Stage("iphone-8", 15)
        let new = stage.actor("New", .custom)
        let delegate = Thirds()
        delegate.animator = Animator()
        new.transitioningDelegate = delegate
        stage.root.present(new, animated: false)
        #expect(new.view.alpha == 1)
    }
}
