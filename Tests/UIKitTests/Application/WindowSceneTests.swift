import ContactSheetDevices
import Testing
import UIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let root = UIViewController()
    var calls: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        calls.append("willConnect")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("didBecomeActive") }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        calls.append("didUpdate from \(previousInterfaceOrientation)")
        #expect(previousTraitCollection.verticalSizeClass == .regular)
    }
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        calls.append(
            "didUpdateEffectiveGeometry from \(previousEffectiveGeometry.interfaceOrientation)")
    }
}

private final class LockingController: UIViewController {
    var locks = true
    override var prefersInterfaceOrientationLocked: Bool { locks }
}

/// Source: Apple's documentation of UIWindowScene and its geometry; the error's message and code
/// are those of public reports (capawesome-team/capacitor-plugins 100).
@MainActor @Suite struct WindowSceneTests {
    @Test func scenesRequireIOS13() throws {
        let old = try shownWindow("iphone-7", IOSVersion(12), UIViewController())
        #expect(old.windowScene == nil && UIApplication.shared.connectedScenes.isEmpty)
        let window = try shownWindow("iphone-13", IOSVersion(15), UIViewController())
        let scene = try #require(window.windowScene)
        #expect(UIApplication.shared.connectedScenes == [scene])
        #expect(scene.windows == [window] && scene.keyWindow === window)
        #expect(scene.interfaceOrientation == .portrait)
        turn(.landscapeRight)
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    }

    /// The interface rotates on a device that is still upright, and follows its next rotation.
    @Test func aRequest() throws {
        let controller = UIViewController()
        let window = try shownWindow("iphone-15", IOSVersion(17), controller)
        var errors: [String] = []
        window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
            errors.append("\($0)")
        }
        #expect(errors.isEmpty)
        #expect(UIScreen.main.orientation == .landscapeRight)
        #expect(UIDevice.current.orientation == .portrait)
        #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.orientation == .landscapeRight)
        #expect(turn(.landscapeLeft))
        turn(.portrait)
        #expect(UIScreen.main.orientation == .portrait)
    }

    @Test func requestsForTheCurrentOrientationChangeNothing() throws {
        let window = try shownWindow("iphone-15", IOSVersion(17), UIViewController())
        window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .allButUpsideDown))
        #expect(UIScreen.main.orientation == .portrait)
    }

    @Test func requestsForUnsupportedOrientations() throws {
        let controller = MaskedController()
        controller.mask = .portrait
        let window = try shownWindow("iphone-15", IOSVersion(17), controller)
        var error: UISceneError?
        window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) {
            error = $0 as? UISceneError
        }
        #expect(error?.code == 101)
        #expect(
            error?.description
                == "None of the requested orientations are supported by the view controller. "
                + "Requested: landscapeLeft; Supported: portrait")
        #expect(UIScreen.main.orientation == .portrait)
    }

    /// A controller that changes its mask rotates the interface on an upright device.
    @Test func supportedOrientationsThatChange() throws {
        let controller = MaskedController()
        let window = try shownWindow("iphone-15", IOSVersion(17), controller)
        controller.mask = .landscapeLeft
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.orientation == .landscapeLeft)
        #expect(window.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test(arguments: [(18, false), (26, true)]) func orientationLock(iOS: Int, locks: Bool) throws {
        let controller = LockingController()
        let window = try shownWindow("iphone-15", IOSVersion(iOS), controller)
        #expect(turn(.landscapeLeft) == !locks)
        let geometry = window.windowScene?.effectiveGeometry
        #expect(geometry?.isInterfaceOrientationLocked == locks)
        controller.locks = false
        controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(UIScreen.main.orientation == .landscapeLeft)
    }

    @Test(arguments: [
        (17, "didUpdate from portrait"), (26, "didUpdateEffectiveGeometry from portrait"),
    ])
    func delegates(iOS: Int, update: String) throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-15")), iOS: IOSVersion(iOS))
        UIApplication.restart()
        let delegate = SceneDelegate()
        UIApplication.shared.connect(delegate)
        #expect(turn(.landscapeLeft))
        #expect(delegate.calls == ["willConnect", "didBecomeActive", update])
    }

    @Test func traitsOfAScene() throws {
        let controller = UIViewController()
        let window = try shownWindow("iphone-15", IOSVersion(17), controller)
        let scene = try #require(window.windowScene)
        var count = 0
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIWindowScene, _: UITraitCollection) in count += 1
        }
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, _: UITraitCollection) in count += 10
        }
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(count == 11)
    }
}
