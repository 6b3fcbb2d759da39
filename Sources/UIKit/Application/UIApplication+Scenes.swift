import Devices
import Foundation

extension UIApplication {
    /// The application's scene; nil before iOS 13.
    public var connectedScenes: Set<UIScene> { windowScene.map { [$0] } ?? [] }

    var windowScene: UIWindowScene? {
        guard SystemBehavior.scenes.isActive else { return nil }
        if let scene { return scene }
        let session = UISceneSession()
        let scene = UIWindowScene(session: session)
        session.scene = scene
        scene.activationState = .foregroundActive
        self.scene = scene
        return scene
    }

    /// Those of the scene, where code may have set some.
    var traitsAroundWindows: UITraitCollection {
        scene?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Connects the scene with its delegate, as a device does before it shows a window. Before
    /// iOS 13 nothing happens.
    package func connect(_ delegate: any UIWindowSceneDelegate) {
        guard let scene = windowScene else { return }
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        delegate.sceneWillEnterForeground(scene)
        delegate.sceneDidBecomeActive(scene)
    }
}

extension UIWindow {
    /// A window as large as the screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    /// The application's only scene; nil before iOS 13.
    public var windowScene: UIWindowScene? {
        get { UIApplication.shared.windowScene }
        set {}
    }
}
