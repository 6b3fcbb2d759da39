import UIKit

/// The callbacks of iOS 3 to 7, which later versions still call.
class OneStepCallbacks: CallbacksViewController {
    override class var form: String { "One step (iOS 3 to 7)" }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate(to: \(orientation), duration: \(duration))")
        beginTurn()
    }

    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimateRotation(to: \(orientation), duration: \(duration))")
        // Called in the animation of the rotation; this one has the same duration.
        UIView.animate(withDuration: duration) { self.arrange() }
    }

    override func didRotate(from orientation: UIInterfaceOrientation) {
        note("didRotate(from: \(orientation))")
        endTurn()
    }
}

/// The callbacks of iOS 2. iOS 6 and later only call the first and the last one.
final class TwoStepCallbacks: CallbacksViewController {
    override class var form: String { "Two steps (iOS 2 to 5)" }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate(to: \(orientation), duration: \(duration))")
        beginTurn()
    }

    override func willAnimateFirstHalfOfRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimateFirstHalfOfRotation(to: \(orientation), duration: \(duration))")
    }

    override func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {
        note("didAnimateFirstHalfOfRotation(to: \(orientation))")
    }

    override func willAnimateSecondHalfOfRotation(
        from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimateSecondHalfOfRotation(from: \(orientation), duration: \(duration))")
    }

    override func didRotate(from orientation: UIInterfaceOrientation) {
        note("didRotate(from: \(orientation))")
        endTurn()
    }
}

/// The callbacks of iOS 8 and later, which earlier versions don't call.
final class TransitionCallbacks: CallbacksViewController {
    override class var form: String { "Transition (iOS 8)" }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition(to:with:)")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        note("viewWillTransition(to: \(Self.text(size)), with: \(coordinator.transitionDuration))")
        beginTurn()
        coordinator.animate(
            alongsideTransition: { _ in self.note("alongside the transition") },
            completion: { _ in
                self.note("completion")
                self.endTurn()
            })
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        guard previous != nil else { return }
        note("traitCollectionDidChange(_:)")
    }
}
