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
