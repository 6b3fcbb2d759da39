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

    /// How many tabs have room: five on phones, eight on iPads; from iOS 18 on the latter's
    /// bar takes them all.
    private var room: Int {
        guard TabContainerMetrics.isPad else { return 5 }
        return TabContainerMetrics.floatsAtTop ? .max : 8
    }

    /// Whether some controllers are only reached through the list "More".
    var showsMore: Bool { (viewControllers?.count ?? 0) > room }

    /// The controllers with a tab of their own.
    private var inBar: ArraySlice<UIViewController> {
        let controllers = viewControllers ?? []
        return showsMore ? controllers.prefix(room - 1) : controllers[...]
    }

    /// The controllers that the list "More" names.
    var beyondBar: [UIViewController] {
        showsMore ? Array((viewControllers ?? []).dropFirst(room - 1)) : []
    }

    /// Gives the bar the tabs of the present controllers.
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

    /// The tab of a controller; that of the list "More" for what is beyond the bar.
    func item(showing controller: UIViewController) -> UITabBarItem? {
        if inBar.contains(where: { $0 === controller }) { return controller.itemInTabBar }
        return showsMore ? moreNavigationController.tabBarItem : nil
    }
}

extension UIViewController {
    /// The nearest tab bar controller above.
    public var tabBarController: UITabBarController? {
        var ancestor = parent
        while let current = ancestor {
            if let found = current as? UITabBarController { return found }
            ancestor = current.parent
        }
        return nil
    }

    /// The item that a tab bar shows for the controller: a navigation controller without one of
    /// its own shows that of its first screen.
    var itemInTabBar: UITabBarItem {
        if items.tabBarItem == nil,
            let first = (self as? UINavigationController)?.viewControllers.first
        {
            return first.itemInTabBar
        }
        return tabBarItem
    }
}
