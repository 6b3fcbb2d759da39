import ContactSheetDevices
import Testing
import UIKit

/// The calls that controllers recorded, in order: the call and, after a vertical bar, the
/// interface's orientation, the bounds of the view, and its rotation, if any.
@MainActor final class RotationDiary {
    var calls: [String] = []

    func note(_ call: String, _ controller: UIViewController, _ name: String = "") {
        let call = name.isEmpty ? call : "\(name) \(call)"
        calls.append("\(call) | \(controller.interfaceOrientation) \(Self.geometry(controller))")
    }

    private static func geometry(_ controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else { return "unloaded" }
        let size = "\(Int(saturating: view.bounds.width))×\(Int(saturating: view.bounds.height))"
        let turn = Int(
            saturating: (atan2(view.transform.b, view.transform.a) * 180 / .pi).rounded())
        return turn == 0 ? size : "\(size) \(turn)°"
    }

    /// Returns the calls recorded while `work` runs.
    func during(_ work: () throws -> Void) rethrows -> [String] {
        calls = []
        try work()
        return calls
    }
}

/// A controller with a diary, which several controllers may share. Its name precedes its calls.
class TracingController: UIViewController {
    let diary: RotationDiary
    let name: String
    var allowed: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]

    init(_ diary: RotationDiary = RotationDiary(), _ name: String = "") {
        self.diary = diary
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ call: String) { diary.note(call, self, name) }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        note("shouldAutorotate(to: \(orientation))")
        return allowed.contains(orientation)
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate(to: \(orientation), \(duration))")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
        note("didRotate(from: \(orientation))")
    }
}

/// Overrides the methods of iOS 2's two steps, and not the one that replaced them.
final class HalvesController: TracingController {
    override func willAnimateFirstHalfOfRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimateFirstHalf(to: \(orientation), \(duration))")
    }
    override func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {
        note("didAnimateFirstHalf(to: \(orientation))")
    }
    override func willAnimateSecondHalfOfRotation(
        from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimateSecondHalf(from: \(orientation), \(duration))")
    }
}

/// Overrides the methods of iOS 3 and 4.
class OneStepController: TracingController {
    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimate(to: \(orientation), \(duration))")
    }
}

/// Also overrides those of iOS 5.
class OldController: OneStepController {
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
}

/// Uses a mask, as from iOS 6 on.
final class MaskedController: OldController {
    var mask: UIInterfaceOrientationMask = .allButUpsideDown
    var follows = true
    var preference: UIInterfaceOrientation?

    override var shouldAutorotate: Bool {
        note("shouldAutorotate")
        return follows
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        note("supportedInterfaceOrientations")
        return mask
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preference ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// Overrides the methods of iOS 8 and later.
final class NewController: OldController {
    /// Whether it passes the new size on to its children.
    var callsSuper = true

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("willTransition(to: \(newCollection.verticalSizeClass))")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note(
            "viewWillTransition(to: \(Int(saturating: size.width))×\(Int(saturating: size.height)))"
        )
        coordinator.animate(
            alongsideTransition: { _ in self.note("alongside") },
            completion: { _ in self.note("completion") })
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }
    override func updateViewConstraints() {
        note("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        note("traitCollectionDidChange(\(previous == nil ? "nil" : "previous"))")
    }
}

/// Records the calls it receives, and calls its superclass.
final class TracingNavigationController: UINavigationController {
    var diary = RotationDiary()

    private func note(_ call: String) { diary.note(call, self, "nav") }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        note("shouldAutorotate(to: \(orientation))")
        return super.shouldAutorotate(to: orientation)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        note("supportedInterfaceOrientations")
        return super.supportedInterfaceOrientations
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate(to: \(orientation), \(duration))")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
        note("didRotate(from: \(orientation))")
    }
}

/// Records calls to the application's delegate.
final class TracingDelegate: UIApplicationDelegate {
    let diary: RotationDiary
    var mask: UIInterfaceOrientationMask?

    init(_ diary: RotationDiary = RotationDiary()) {
        self.diary = diary
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        diary.calls.append("application supportedInterfaceOrientationsFor")
        return mask ?? application.info.supportedInterfaceOrientations
    }
}

/// Returns a window with a root controller on an upright device.
@MainActor func shownWindow(
    _ slug: String, _ iOS: IOSVersion, _ root: UIViewController?
) throws -> UIWindow {
    UIScreen.main.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
    UIScreen.main.orientation = .portrait
    UIApplication.restart()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

/// Rotates the device to the orientation, and returns whether the interface followed.
@MainActor @discardableResult func turn(_ orientation: UIInterfaceOrientation) -> Bool {
    UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
    return UIScreen.main.orientation == orientation
}
