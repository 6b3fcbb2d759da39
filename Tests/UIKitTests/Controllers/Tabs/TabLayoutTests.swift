import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 1.4 (tab bars) and 8 (contents of iOS 6).
@MainActor struct TabLayoutTests {
    @Test(arguments: [
        ("iphone-4", 6, UIInterfaceOrientation.portrait, CGFloat(49), CGFloat(411)),
        ("iphone-8", 9, .portrait, 49, 667), ("iphone-x", 12, .portrait, 83, 812),
        ("iphone-x", 12, .landscapeLeft, 53, 375), ("iphone-14", 18, .portrait, 83, 844),
    ])
    func barAndContent(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation, _ bar: CGFloat,
        _ content: CGFloat
    ) throws {
        try BarScreen.use(slug, iOS, orientation)
        let stage = TabStage(2)
        #expect(stage.tabs.tabBar.frame.height == bar)
        #expect(stage.tabs.tabBar.frame.maxY == stage.tabs.view.bounds.height)
        #expect(stage.children[0].view.frame.height == content)
        guard iOS > 6 else { return }
        #expect(stage.children[0].view.safeAreaInsets.bottom == bar)
    }

    @Test(arguments: [
        (
            "iphone-se-3", UIInterfaceOrientation.portrait,
            CGRect(x: 0, y: 584, width: 375, height: 83)
        ),
        ("iphone-se-3", .landscapeLeft, CGRect(x: 0, y: 311, width: 667, height: 64)),
        ("iphone-16", .portrait, CGRect(x: 0, y: 769, width: 393, height: 83)),
        ("ipad-a16", .portrait, CGRect(x: 0, y: 32, width: 820, height: 44)),
    ])
    func barsOfIOS26(
        _ slug: String, _ orientation: UIInterfaceOrientation, _ frame: CGRect
    ) throws {
        try BarScreen.use(slug, 26, orientation)
        let stage = TabStage(2)
        #expect(stage.tabs.tabBar.frame == frame)
        let insets = stage.children[0].view.safeAreaInsets
        if frame.minY == 32 {
            #expect(insets.top == 96 && insets.bottom == 25)
        } else {
            #expect(insets.bottom == frame.height)
        }
    }

    /// Documentation/Metrics.md 1.4: the items of a navigation bar are in the tabs' row; an inline
    /// title has a row of its own, and a large title is directly below.
    @Test(arguments: [18, 26]) func itemsAreInTheRowOfTheTabs(iOS: Int) throws {
        try BarScreen.use("ipad-a16", iOS)
        let page = UIViewController()
        page.title = "Page"
        let item = UIBarButtonItem(barButtonSystemItem: .add)
        page.navigationItem.rightBarButtonItem = item
        let bars = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [bars]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let box = item.button.convert(item.button.bounds, to: nil)
        #expect(box.midY == tabs.tabBar.frame.midY)
        #expect(window.hitTest(CGPoint(x: box.midX, y: box.midY), with: nil) === item.button)
        let top = page.view.safeAreaInsets.top
        bars.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        #expect(
            page.view.safeAreaInsets.top == top - bars.navigationBar.metrics.navigationBarHeight
                + 52)
    }

    @Test func tabsAreAtTheTopOnIPadsWithIOS18() throws {
        try BarScreen.use("ipad-8", 18)
        let stage = TabStage(2)
        let bar = stage.tabs.tabBar
        #expect(bar.frame.minY < 100 && bar.frame.midX == stage.tabs.view.bounds.midX)
        #expect(stage.children[0].view.safeAreaInsets.top == 70)
        stage.tap(1)
        #expect(stage.tabs.selectedIndex == 1)
    }
}
