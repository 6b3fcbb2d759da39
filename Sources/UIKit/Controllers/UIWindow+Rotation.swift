import Foundation

/// Where blocks wait that run along with a change of size.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
}

/// The coordinator of one rotation.
private final class RotationCoordinator: UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    let isAnimated = true
    let transitionDuration = UIWindow.rotationDuration
    private var animations: [Block] = []
    private var completions: [Block] = []

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAnimations() {
        for animation in animations { animation(self) }
    }

    func runCompletions() {
        for completion in completions { completion(self) }
    }
}

extension UIWindow {
    /// In seconds, as iOS takes for a quarter turn.
    static let rotationDuration: TimeInterval = 0.3

    /// Turns the interface: the callbacks of every era around the change of bounds and its layout
    /// (facts: semantics.md 5.3 and 5.4). The calls of iOS 2–7 are sent in later eras too.
    public func rotate(to orientation: UIInterfaceOrientation) {
        let screen = UIScreen.main
        let old = screen.orientation
        guard orientation != old else { return }
        let oldTraits = screen.traitCollection
        let coordinator = RotationCoordinator()
        let duration = UIWindow.rotationDuration
        rootViewController?.announce(orientation, coordinator, duration)
        screen.orientation = orientation
        frame = screen.bounds
        rootViewController?.view.frame = rootViewFrame
        // Trait collections came with iOS 8.
        if screen.device.iOS.major >= 8, !screen.traitCollection.isEqual(oldTraits) {
            sendTraitCollectionDidChange(from: oldTraits)
        }
        setNeedsLayout()
        layoutIfNeeded()
        rootViewController?.inTree { $0.willAnimateRotation(to: orientation, duration: duration) }
        coordinator.runAnimations()
        layoutIfNeeded()
        rootViewController?.inTree { $0.didRotate(from: old) }
        coordinator.runCompletions()
        layoutIfNeeded()
    }
}

extension UIViewController {
    /// The calls before a rotation changes anything.
    fileprivate func announce(
        _ orientation: UIInterfaceOrientation, _ coordinator: RotationCoordinator,
        _ duration: TimeInterval
    ) {
        inTree { $0.willRotate(to: orientation, duration: duration) }
        let device = UIScreen.main.device
        guard device.iOS.major >= 8 else { return }
        let traits = device.traits(orientation)
        if !traits.isEqual(UIScreen.main.traitCollection) {
            willTransition(to: traits, with: coordinator)
        }
        let size = device.screen(orientation).size
        viewWillTransition(to: CGSize(width: size.width, height: size.height), with: coordinator)
    }

    fileprivate func inTree(_ call: (UIViewController) -> Void) {
        call(self)
        for child in children { child.inTree(call) }
    }
}
