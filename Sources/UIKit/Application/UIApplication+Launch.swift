import ContactSheetDevices
import Foundation

extension UIApplication {
    /// Launches the application with its delegate, as a device does before it shows a window.
    ///
    /// The main storyboard's initial controller becomes the root of the delegate's window, which is
    /// shown after `didFinishLaunching`. From iOS 13 on, an application with scenes does this for its
    /// scene.
    package func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        let hasScenes = SystemBehavior.scenes.isActive && info.makeSceneDelegate != nil
        let window = hasScenes ? nil : makeMainWindow()
        if let window { delegate.window = window }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(self)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
        if hasScenes {
            connectConfiguredScene()
        } else {
            // The delegate may have replaced the window.
            if window != nil { (delegate.window ?? window)?.makeKeyAndVisible() }
        }
        // With scenes, only their delegate is called (Apple: *applicationDidBecomeActive(_:)*).
        if !hasScenes { delegate.applicationDidBecomeActive(self) }
        post(Self.didBecomeActiveNotification)
    }

    /// Returns a window with the initial controller of the main storyboard, or `nil` if there is none.
    private func makeMainWindow() -> UIWindow? {
        guard let name = info.mainStoryboard,
            let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }

    private func connectConfiguredScene() {
        guard let delegate = info.makeSceneDelegate?() else { return }
        let window = makeMainWindow()
        if let window { delegate.window = window }
        connect(delegate)
        if window != nil { (delegate.window ?? window)?.makeKeyAndVisible() }
    }
}
