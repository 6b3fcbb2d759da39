import UIKit

/// An application that only supports landscape, regardless of its controllers.
final class LandscapeAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = OrientationsViewController(.all)

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
}
