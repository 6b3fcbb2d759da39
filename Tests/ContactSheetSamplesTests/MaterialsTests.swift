import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheetSamples

/// Property: the content of the sample is below both bars, and each material is in its list.
@MainActor @Suite struct MaterialsTests {
    private func show(_ controller: UIViewController, _ slug: String, _ iOS: Int) throws -> UIWindow
    {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: IOSVersion(iOS))
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func rowsScrollBelowTheBars() throws {
        let tabs = try #require(ScrolledBarsViewController.inBars() as? UITabBarController)
        let window = try show(tabs, "iphone-13", 18)
        let stack = tabs.selectedViewController as? UINavigationController
        let table = try #require(stack?.topViewController?.view as? UITableView)
        #expect(table.contentOffset.y == 190 - table.adjustedContentInset.top)
        #expect(table.frame == window.bounds)
    }

    @Test func eachMaterialHasVibrantText() throws {
        let window = try show(MaterialsViewController(), "iphone-13", 18)
        let picture = window.recordDisplayList().description
        #expect(picture.components(separatedBy: "backdrop").count == 6)
        #expect(picture.components(separatedBy: "\"Secondary label\"").count == 6)
    }
}
