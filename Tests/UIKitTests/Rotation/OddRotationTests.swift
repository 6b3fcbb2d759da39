import ContactSheetDevices
import Testing
import UIKit

/// Presents a controller, or requests another rotation, inside its own callbacks.
private final class RestlessController: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var inWillRotate: (RestlessController) -> Void = { _ in }
    var inDidRotate: (RestlessController) -> Void = { _ in }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        inWillRotate(self)
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { inDidRotate(self) }
}

/// Source: Documentation/Rotation.md 3 if a test cites it; otherwise decisions.
@MainActor @Suite struct OddRotationTests {
    private func messages(_ work: () throws -> Void) rethrows -> [String] {
        try DiagnosticLog.collecting { try work() }.1.map(\.message)
    }

    /// Documentation/Rotation.md 3: a mask of zero has no orientation in common with another one.
    @Test(arguments: [6, 12, 18]) func aMaskOfZero(iOS: Int) throws {
        let controller = MaskedController()
        controller.mask = []
        let slug = iOS == 6 ? "iphone-5" : iOS == 12 ? "iphone-6" : "iphone-15"
        let window = try shownWindow(slug, IOSVersion(iOS), controller)
        #expect(
            messages { turn(.landscapeLeft) } == [
                "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
                    + "orientation with the application, and [MaskedController shouldAutorotate] "
                    + "is returning YES"
            ])
        #expect(UIScreen.main.orientation == .portrait)
        #expect(window.rootViewController === controller)
    }

    @Test(arguments: [
        (
            6,
            "preferredInterfaceOrientationForPresentation must return a supported interface "
                + "orientation!"
        ),
        (
            15,
            "preferredInterfaceOrientationForPresentation 'portrait' must match a supported "
                + "interface orientation: 'landscapeLeft, landscapeRight'!"
        ),
    ])
    func anUnsupportedPreference(iOS: Int, message: String) throws {
        let (root, presented) = (RestlessController(), MaskedController())
        presented.mask = .landscape
        presented.preference = .portrait
        presented.modalPresentationStyle = .fullScreen
        let window = try shownWindow(
            iOS == 6 ? "iphone-5" : "iphone-13", IOSVersion(iOS), root)
        #expect(
            messages { root.present(presented, animated: false) } == [
                "UIApplicationInvalidInterfaceOrientation: " + message
            ])
        #expect(UIScreen.main.orientation == .landscapeRight)
        #expect(window.rootViewController === root)
    }

    /// Apple: shown in the preferred orientation, although it can be rotated afterward.
    @Test func preferencesEndOnRotationOrDismissal() throws {
        let (root, presented) = (RestlessController(), MaskedController())
        presented.preference = .landscapeLeft
        presented.modalPresentationStyle = .fullScreen
        let window = try shownWindow("iphone-7", IOSVersion(12), root)
        #expect(messages { root.present(presented, animated: false) }.isEmpty)
        #expect(UIScreen.main.orientation == .landscapeLeft)
        #expect(presented.view.bounds.size == CGSize(width: 667, height: 375))
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(UIScreen.main.orientation == .landscapeLeft)
        #expect(turn(.landscapeRight))
        turn(.portrait)
        root.dismiss(animated: false)
        root.present(presented, animated: false)
        root.dismiss(animated: false)
        #expect(UIScreen.main.orientation == .portrait)
        #expect(window.rootViewController === root)
    }

    /// A controller that doesn't override the preference is shown in the current orientation.
    @Test func noPreference() throws {
        let (root, bars) = (
            RestlessController(), UINavigationController(rootViewController: UIViewController())
        )
        bars.modalPresentationStyle = .fullScreen
        let window = try shownWindow("iphone-7", IOSVersion(12), root)
        #expect(turn(.landscapeLeft))
        root.present(bars, animated: false)
        #expect(UIScreen.main.orientation == .landscapeLeft)
        #expect(bars.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(window.rootViewController === root)
    }

    /// The new mask takes effect when the current rotation is over.
    @Test(arguments: [7, 12]) func updatesRequestedInACallback(iOS: Int) throws {
        let controller = RestlessController()
        controller.inWillRotate = {
            $0.mask = .portrait
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(UIScreen.main.orientation == .portrait)
        }
        controller.inDidRotate = { $0.inWillRotate = { _ in } }
        let window = try shownWindow("iphone-5s", IOSVersion(iOS), controller)
        turn(.landscapeLeft)
        #expect(UIScreen.main.orientation == .portrait)
        #expect(controller.view.bounds.size == CGSize(width: 320, height: 568))
        #expect(window.rootViewController === controller)
    }

    @Test func endlessUpdateRequests() throws {
        let controller = RestlessController()
        controller.inDidRotate = {
            $0.mask = UIScreen.main.orientation == .portrait ? .landscapeLeft : .portrait
            UIViewController.attemptRotationToDeviceOrientation()
        }
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        #expect(
            messages { turn(.landscapeLeft) } == [
                "the orientation never settles: each rotation starts another one"
            ])
        #expect(window.rootViewController === controller)
    }

    /// The new controller gets the new geometry with the others, and is queried when the rotation
    /// is over.
    @Test(arguments: [7, 12]) func aPresentationDuringARotation(iOS: Int) throws {
        let (root, presented) = (RestlessController(), RestlessController())
        presented.modalPresentationStyle = .fullScreen
        root.inWillRotate = {
            $0.inWillRotate = { _ in }
            $0.present(presented, animated: false)
        }
        let window = try shownWindow("iphone-5s", IOSVersion(iOS), root)
        #expect(turn(.landscapeLeft))
        #expect(presented.view.bounds.size == CGSize(width: 568, height: 320))
        #expect(place(of: presented) == place(of: root))
        presented.mask = .portrait
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(UIScreen.main.orientation == .portrait)
        #expect(presented.view.bounds.size == CGSize(width: 320, height: 568))
        #expect(window.rootViewController === root)
    }

    /// Returns the frame of the controller's view in its window.
    private func place(of controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    /// Up to iOS 7, the presented view rotates in the window like the root view.
    @Test func aPresentedViewTurnsInTheWindow() throws {
        let (root, presented) = (OneStepController(), OneStepController())
        let window = try shownWindow("iphone-4", IOSVersion(5), root)
        root.present(presented, animated: false)
        #expect(turn(.landscapeLeft))
        #expect(place(of: presented) == CGRect(x: 20, y: 0, width: 300, height: 480))
        #expect(presented.view.bounds.size == CGSize(width: 480, height: 300))
        #expect(window.rootViewController === root)
    }

    /// QA1688: without a root controller, only the application decides, and no controller is
    /// notified.
    @Test(arguments: [7, 12]) func noRootController(iOS: Int) throws {
        let window = try shownWindow("iphone-5s", IOSVersion(iOS), nil)
        let delegate = TracingDelegate()
        UIApplication.shared.delegate = delegate
        delegate.mask = [.portrait, .landscapeLeft]
        #expect(turn(.landscapeLeft))
        #expect(!turn(.landscapeRight))
        #expect(
            delegate.diary.calls == [
                "application supportedInterfaceOrientationsFor",
                "application supportedInterfaceOrientationsFor",
            ])
        #expect(window.bounds.size == UIScreen.main.bounds.size)
    }

    /// Documentation/Rotation.md 3: the mask of a controller that overrides iOS 2's method.
    @Test(arguments: [(7, false), (8, true)])
    func theMethodOfIOS2UpToIOS7(iOS: Int, turns: Bool) throws {
        let controller = OneStepController()
        controller.allowed = [.portrait]
        let window = try shownWindow("iphone-5s", IOSVersion(iOS), controller)
        #expect(turn(.landscapeLeft) == turns)
        #expect(window.rootViewController === controller)
    }
}
