import Devices
import Testing
@_spi(Previews) import UIKit

/// What controllers wrote down, in order, with the size that the writer's view had at the time.
@MainActor final class RotationDiary {
    var calls: [String] = []

    func note(_ call: String, _ controller: UIViewController) {
        let size = controller.viewIfLoaded?.bounds.size ?? .zero
        calls.append("\(call) \(Int(size.width))×\(Int(size.height))")
    }
}

/// Writes down the calls of iOS 3 to 7.
class OldController: UIViewController {
    let diary: RotationDiary
    var allowed: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]

    init(_ diary: RotationDiary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        diary.note("shouldAutorotate(to: \(orientation))", self)
        return allowed.contains(orientation)
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        diary.note("willRotate \(interfaceOrientation) \(duration)", self)
    }
    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        diary.note("willAnimate", self)
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
        diary.note("didRotate \(interfaceOrientation)", self)
    }
    override func viewWillLayoutSubviews() { diary.note("willLayout", self) }
    override func viewDidLayoutSubviews() { diary.note("didLayout", self) }
}

/// Has the methods of iOS 2's two steps, and not the one that replaced them.
final class HalvesController: UIViewController {
    let diary = RotationDiary()

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        diary.note("willRotate", self)
    }
    override func willAnimateFirstHalfOfRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        diary.note("willAnimateFirstHalf \(duration)", self)
    }
    override func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {
        diary.note("didAnimateFirstHalf", self)
    }
    override func willAnimateSecondHalfOfRotation(
        from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        diary.note("willAnimateSecondHalf", self)
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
        diary.note("didRotate", self)
    }
}

/// Asked by mask, as from iOS 6 on.
final class MaskedController: OldController {
    var mask: UIInterfaceOrientationMask = .allButUpsideDown
    var follows = true

    override var shouldAutorotate: Bool {
        diary.note("shouldAutorotate", self)
        return follows
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        diary.note("supportedInterfaceOrientations", self)
        return mask
    }
}

/// Writes down the calls of iOS 8 and later.
final class NewController: OldController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        diary.note("willTransition(to: \(Int(size.width))×\(Int(size.height)))", self)
        coordinator.animate(
            alongsideTransition: { _ in self.diary.note("alongside", self) },
            completion: { _ in self.diary.note("completion", self) })
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        diary.note("willTransition(to: traits)", self)
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func updateViewConstraints() {
        diary.note("updateViewConstraints", self)
        super.updateViewConstraints()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        diary.note("traitCollectionDidChange", self)
    }
}

/// A window on a device that stands upright, with a root controller.
@MainActor func shownWindow(
    _ slug: String, _ iOS: IOSVersion, _ root: UIViewController
) throws -> UIWindow {
    UIScreen.main.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
    UIScreen.main.orientation = .portrait
    UIApplication.restart()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

/// Turns the device so that the interface would stand so, and whether it does.
@MainActor @discardableResult func turn(_ orientation: UIInterfaceOrientation) -> Bool {
    UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
    return UIScreen.main.orientation == orientation
}
