import Foundation

extension UITabBarController {
    func makeTabBar() -> UITabBar {
        let bar = UITabBar()
        bar.delegate = self
        bar.controller = self
        return bar
    }

    func makeMoreController() -> UINavigationController {
        let list = MoreListController(self)
        let controller = UINavigationController(rootViewController: list)
        controller.tabBarItem = list.tabBarItem
        return controller
    }

    /// The number of tabs that fit: five on phones, eight on iPads; from iOS 18 on an iPad's bar
    /// contains all of them.
    private var maximumTabCount: Int {
        guard TabContainerMetrics.isPad else { return 5 }
        return TabContainerMetrics.floatsAtTop ? .max : 8
    }

    /// Whether some controllers are only available through the "More" list.
    var showsMore: Bool { (viewControllers?.count ?? 0) > maximumTabCount }

    /// The controllers with their own tab.
    private var inBar: ArraySlice<UIViewController> {
        let controllers = viewControllers ?? []
        return showsMore ? controllers.prefix(maximumTabCount - 1) : controllers[...]
    }

    /// The controllers in the "More" list.
    var beyondBar: [UIViewController] {
        showsMore ? Array((viewControllers ?? []).dropFirst(maximumTabCount - 1)) : []
    }

    /// Gives the bar the tabs of the current controllers.
    func updateItems() {
        var items = inBar.map(\.itemInTabBar)
        if showsMore { items.append(moreNavigationController.tabBarItem) }
        tabBar.items = items
        tabBar.selectedItem = tabState.selected.flatMap(item(showing:))
    }

    func controller(of item: UITabBarItem) -> UIViewController? {
        if let own = inBar.first(where: { $0.itemInTabBar === item }) { return own }
        return showsMore && moreNavigationController.tabBarItem === item
            ? moreNavigationController : nil
    }

    /// Returns the tab of a controller; that of the "More" list for controllers that don't fit.
    func item(showing controller: UIViewController) -> UITabBarItem? {
        if inBar.contains(where: { $0 === controller }) { return controller.itemInTabBar }
        return showsMore ? moreNavigationController.tabBarItem : nil
    }
}

extension UIViewController {
    /// The item that a tab bar shows for the controller. A navigation controller without its own
    /// item uses that of its root controller.
    var itemInTabBar: UITabBarItem {
        if items.tabBarItem == nil,
            let first = (self as? UINavigationController)?.viewControllers.first
        {
            return first.itemInTabBar
        }
        return tabBarItem
    }
}
