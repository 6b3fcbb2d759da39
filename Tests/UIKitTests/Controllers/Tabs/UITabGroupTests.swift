import Testing

@testable import UIKit

/// Source: developer.apple.com, `UITabGroup`, `UISearchTab`, and `UITabAccessory`; the places are
/// those of screenshots of iOS 26.
@MainActor @Suite struct UITabGroupTests {
    private let books = UITab(title: "Books", image: nil, identifier: "books") { _ in
        UIViewController()
    }
    private let films = UITab(title: "Films", image: nil, identifier: "films") { _ in
        UIViewController()
    }
    private let home = UITab(title: "Home", image: nil, identifier: "home") { _ in
        UIViewController()
    }

    private func shown(_ tabs: [UITab]) -> (UITabBarController, UIWindow) {
        let controller = UITabBarController(tabs: tabs)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (controller, window)
    }

    @Test func aGroupIsOneTabThatShowsItsSelectedChild() throws {
        try BarScreen.use("iphone-15", 18)
        let group = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [books, films])
        let (tabs, _) = shown([home, group])
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library"])
        #expect(tabs.tab(forIdentifier: "films") === films)
        #expect(books.parent === group)
        tabs.selectedTab = films
        #expect(tabs.selectedViewController === films.viewController)
        #expect(tabs.selectedTab === films)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library"])
        #expect(tabs.tabBar.selectedItem?.title == "Library")
    }

    @Test func aManagingNavigationControllerContainsGroupAndChild() throws {
        try BarScreen.use("iphone-15", 18)
        let root = UIViewController()
        let group = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [books]
        ) { _ in root }
        let stack = UINavigationController()
        group.managingNavigationController = stack
        let (tabs, _) = shown([group])
        #expect(tabs.selectedViewController === stack)
        #expect(stack.viewControllers == [root])
        group.selectedChild = books
        #expect(stack.viewControllers.count == 2)
    }

    @Test func compactIdentifiersSelectTheTabsOfPhones() throws {
        try BarScreen.use("iphone-15", 18)
        let (tabs, _) = shown([home, books, films])
        tabs.compactTabIdentifiers = ["home", "films"]
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Films"])
    }

    @Test func aSearchIsACircleNextToTheCapsule() throws {
        try BarScreen.use("iphone-15", 26)
        let (tabs, window) = shown([home, books, UISearchTab { _ in UIViewController() }])
        let bar = tabs.tabBar
        #expect(bar.circle.maxX == bar.bounds.maxX - 21)
        #expect(bar.circle.width == bar.circle.height)
        #expect(bar.capsule.minX == 21)
        #expect(bar.capsule.maxX <= bar.circle.minX - 8)
        let buttons = try #require(bar.items).map(\.button)
        #expect(bar.circle.contains(buttons[2].frame))
        #expect(bar.capsule.contains(buttons[1].frame))
        let middle = CGPoint(x: buttons[2].bounds.midX, y: buttons[2].bounds.midY)
        SimulatedFingers(on: window).tap(at: buttons[2].convert(middle, to: nil))
        #expect(tabs.selectedIndex == 2)
    }

    @Test func anAccessoryIsAboveTheBar() throws {
        try BarScreen.use("iphone-15", 26)
        let (tabs, window) = shown([home, books])
        let before = tabs.selectedViewController?.view.safeAreaInsets.bottom
        let label = UILabel()
        tabs.bottomAccessory = UITabAccessory(contentView: label)
        window.layoutIfNeeded()
        let accessory = try #require(label.superview)
        #expect(label.frame == accessory.bounds)
        #expect(accessory.frame.height == 48)
        let top = tabs.tabBar.frame.minY + tabs.tabBar.capsule.minY
        #expect(accessory.frame.maxY <= top)
        #expect(label.traitCollection.tabAccessoryEnvironment == .regular)
        let after = try #require(tabs.selectedViewController?.view.safeAreaInsets.bottom)
        #expect(after > before ?? 0)
        tabs.setBottomAccessory(nil, animated: false)
        #expect(label.window == nil)
    }

    @Test func earlierVersionsHaveNoAccessory() throws {
        try BarScreen.use("iphone-15", 18)
        let (tabs, _) = shown([home])
        let label = UILabel()
        tabs.bottomAccessory = UITabAccessory(contentView: label)
        #expect(label.superview == nil)
    }
}
