import Foundation
import Testing

@testable import UIKit

/// Source: the capsule's dimensions from Documentation/Metrics.md 1.4. Also tests properties of the
/// arrangement.
@MainActor struct UITabBarTests {
    private func bar(_ count: Int) -> UITabBar {
        let bar = UITabBar()
        bar.items = (0..<count).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        return bar
    }

    private func frames(_ bar: UITabBar) -> [CGRect] { (bar.items ?? []).map(\.button.frame) }

    @Test func tabsFillTheBarOfAnIPhone() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = bar(5)
        let window = BarScreen.show(bar)
        #expect(frames(bar).map(\.minX) == [0, 75, 150, 225, 300])
        #expect(frames(bar).allSatisfy { $0.width == 75 && $0.height == 49 })
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(frames(bar).map(\.minX) == [300, 225, 150, 75, 0])
    }

    @Test func tabsAreCenteredOnIPads() throws {
        try BarScreen.use("ipad-2", 9)
        let bar = bar(3)
        let window = BarScreen.show(bar, width: 768)
        #expect(frames(bar).map(\.width) == [76, 76, 76])
        #expect(frames(bar)[1].midX == 384)
        bar.itemWidth = 100
        bar.itemSpacing = 10
        window.layoutIfNeeded()
        #expect(frames(bar).map(\.minX) == [224, 334, 444])
        bar.itemPositioning = .fill
        window.layoutIfNeeded()
        #expect(frames(bar).map(\.width) == [256, 256, 256])
    }

    @Test(arguments: [
        ("iphone-8", 10, UIInterfaceOrientation.landscapeLeft, false),
        ("iphone-8", 12, .landscapeLeft, true), ("iphone-8", 12, .portrait, false),
        ("ipad-air-2", 15, .portrait, true), ("iphone-15", 26, .landscapeLeft, true),
        ("iphone-15", 26, .portrait, false),
    ])
    func titlesNextToImages(
        _ slug: String, _ iOS: Int, _ orientation: UIInterfaceOrientation, _ isInline: Bool
    ) throws {
        try BarScreen.use(slug, iOS, orientation)
        let bar = bar(1)
        let item = try #require(bar.items?.first)
        #expect(bar.face(of: item).isInline == isInline)
    }

    @Test func glassTabsAreInACapsule() throws {
        try BarScreen.use("iphone-15", 26)
        #expect(
            TabBarMetrics.capsule(in: CGRect(x: 0, y: 0, width: 393, height: 83), items: 5)
                == CGRect(x: 21, y: 0, width: 351, height: 62))
        let bar = bar(5)
        let window = BarScreen.show(bar, width: 393, height: 83)
        #expect(frames(bar).allSatisfy { $0.minX >= 25 && $0.maxX <= 368 && $0.height == 54 })
        #expect(window.subviews.count == 1)
    }

    /// Source: Documentation/Metrics.md 1.4.
    @Test func glassTabsInLandscape() throws {
        try BarScreen.use("iphone-se-3", 26, .landscapeLeft)
        let bar = bar(3)
        let window = BarScreen.show(bar, width: 667, height: 64)
        let frames = frames(bar)
        #expect(bar.capsule.minY == 0 && bar.capsule.height == 44)
        #expect(abs(bar.capsule.midX - 333.5) < 0.001)
        #expect(frames.allSatisfy { $0.minY == 4 && $0.height == 36 })
        #expect(abs(frames[0].minX - bar.capsule.minX - 4) <= 0.5)
        #expect(abs(frames[1].minX - frames[0].maxX - 4) <= 0.5)
        #expect(window.subviews.count == 1)
    }

    @Test func selectionAndAppearanceColorTabs() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = bar(2)
        let items = try #require(bar.items)
        bar.selectedItem = items[0]
        bar.tintColor = .red
        bar.unselectedItemTintColor = .green
        #expect(bar.face(of: items[0]).iconColor == .red)
        #expect(bar.face(of: items[1]).iconColor == .green)
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .blue
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
            .foregroundColor: UIColor.brown
        ]
        bar.standardAppearance = appearance
        #expect(bar.face(of: items[1]).iconColor == .blue)
        #expect(bar.face(of: items[0]).text.color == .brown)
    }
}
