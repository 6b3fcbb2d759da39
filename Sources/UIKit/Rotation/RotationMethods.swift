import Foundation

/// The rotation methods for which it matters whether a class overrides them.
@MainActor enum RotationMethods {
    static let transition = method(Transition.self)
    static let willAnimate = method(WillAnimate.self)
    static let halves = [
        method(FirstHalf.self), method(FirstHalfDone.self), method(SecondHalf.self),
    ]
    static let shouldAutorotateTo = method(ShouldAutorotateTo.self)
    static let supportedOrientations = method(SupportedOrientations.self)
    static let preference = method(Preference.self)

    private static func method(_ probe: UIViewController.Type) -> OverriddenMethod<UIViewController>
    {
        OverriddenMethod(overriding: probe, plain: Plain.self)
    }

    // Each class overrides the method that it is named after.

    private final class Plain: UIViewController {}

    private final class Transition: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    private final class WillAnimate: UIViewController {
        override func willAnimateRotation(
            to orientation: UIInterfaceOrientation, duration: TimeInterval
        ) {}
    }

    private final class FirstHalf: UIViewController {
        override func willAnimateFirstHalfOfRotation(
            to orientation: UIInterfaceOrientation, duration: TimeInterval
        ) {}
    }

    private final class FirstHalfDone: UIViewController {
        override func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {}
    }

    private final class SecondHalf: UIViewController {
        override func willAnimateSecondHalfOfRotation(
            from orientation: UIInterfaceOrientation, duration: TimeInterval
        ) {}
    }

    private final class ShouldAutorotateTo: UIViewController {
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    }

    private final class SupportedOrientations: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }

    private final class Preference: UIViewController {
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .portrait
        }
    }
}
