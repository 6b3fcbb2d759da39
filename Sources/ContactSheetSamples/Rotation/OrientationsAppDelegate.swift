import UIKit

/// An application that supports certain orientations, regardless of its controllers.
final class OrientationsAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller: UIViewController
    private let mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask, _ controller: UIViewController) {
        (self.mask, self.controller) = (mask, controller)
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}
