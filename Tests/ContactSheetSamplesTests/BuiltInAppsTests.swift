import ContactSheetDevices
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: the texts' descriptions of the system's apps, and the windows of Documentation/Rotation.md
/// 6.2.
@MainActor @Suite struct BuiltInAppsTests {
    private func show(_ controller: UIViewController, on slug: String) throws -> UIWindow {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(18)))
        UIApplication.restart()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func turn(_ orientation: UIInterfaceOrientation) {
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
    }

    /// The page is as wide as the screen in both orientations, and lower in landscape.
    @Test func theBrowsersPageUsesTheWidth() throws {
        let safari = SafariViewController()
        let window = try show(safari, on: "iphone-1")
        window.layoutIfNeeded()
        #expect(safari.page.bounds.width == 320)
        turn(.landscapeLeft)
        window.layoutIfNeeded()
        #expect(safari.page.bounds.width == 480)
        // The root view excludes the status bar, so the address bar is at its top.
        #expect(safari.page.superview?.frame == CGRect(x: 0, y: 32, width: 480, height: 224))
    }

    /// On the first iPad, the list is next to the item in landscape only, 320 points wide.
    @Test(arguments: TwoColumnApp.allCases)
    func twoColumnsInLandscape(app: TwoColumnApp) throws {
        let split = try #require(app.make() as? UISplitViewController)
        let window = try show(split, on: "ipad-1")
        let list: UIView = split.viewControllers[0].view
        #expect(!list.isShown(in: window))
        turn(.landscapeLeft)
        window.layoutIfNeeded()
        #expect(list.isShown(in: window) && list.bounds.width == 320)
        turn(.portrait)
        window.layoutIfNeeded()
        #expect(!list.isShown(in: window))
    }
}

extension UIView {
    /// Whether the view is visible inside the bounds of the window.
    fileprivate func isShown(in window: UIWindow) -> Bool {
        guard self.window === window, !isHidden else { return false }
        return convert(bounds, to: window).intersects(checked: window.bounds)
    }
}
