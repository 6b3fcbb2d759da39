import CoreGraphics
import Foundation

/// The selectors of the texts as Swift spelled them first. The compiler offers today's names.
extension UIViewController {
    @available(*, unavailable, renamed: "shouldAutorotate(to:)")
    public func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation)
        -> Bool
    { false }

    @available(*, unavailable, renamed: "willRotate(to:duration:)")
    public func willRotateToInterfaceOrientation(
        _ orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    @available(*, unavailable, renamed: "willAnimateRotation(to:duration:)")
    public func willAnimateRotationToInterfaceOrientation(
        _ orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    @available(*, unavailable, renamed: "didRotate(from:)")
    public func didRotateFromInterfaceOrientation(_ orientation: UIInterfaceOrientation) {}

    @available(*, unavailable, renamed: "willAnimateFirstHalfOfRotation(to:duration:)")
    public func willAnimateFirstHalfOfRotationToInterfaceOrientation(
        _ orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    @available(*, unavailable, renamed: "didAnimateFirstHalfOfRotation(to:)")
    public func didAnimateFirstHalfOfRotationToInterfaceOrientation(
        _ orientation: UIInterfaceOrientation
    ) {}

    @available(*, unavailable, renamed: "willAnimateSecondHalfOfRotation(from:duration:)")
    public func willAnimateSecondHalfOfRotationFromInterfaceOrientation(
        _ orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    @available(*, unavailable, renamed: "viewWillTransition(to:with:)")
    public func viewWillTransitionToSize(
        _ size: CGSize,
        withTransitionCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    @available(*, unavailable, renamed: "willTransition(to:with:)")
    public func willTransitionToTraitCollection(
        _ collection: UITraitCollection,
        withTransitionCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    @available(*, unavailable, renamed: "present(_:animated:completion:)")
    public func presentViewController(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {}
}
