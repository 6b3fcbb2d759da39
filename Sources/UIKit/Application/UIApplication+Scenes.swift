import ContactSheetDevices
import Foundation

extension UIApplication {
    /// The application's only scene. The set is empty before iOS 13.
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

    /// The traits around the windows, which are those of the scene, because code may have
    /// overridden some.
    var traitsAroundWindows: UITraitCollection {
        scene?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Connects the scene to its delegate, as a device does before it shows a window. Does nothing
    /// before iOS 13.
    package func connect(_ delegate: any UIWindowSceneDelegate) {
        guard let scene = windowScene else { return }
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        scene.post(UIScene.willConnectNotification)
        delegate.sceneWillEnterForeground(scene)
        scene.post(UIScene.willEnterForegroundNotification)
        // From iOS 13 on, an application with scenes also enters the foreground when it launches.
        post(Self.willEnterForegroundNotification)
        delegate.sceneDidBecomeActive(scene)
        scene.post(UIScene.didActivateNotification)
    }
}

extension UIWindow {
}
