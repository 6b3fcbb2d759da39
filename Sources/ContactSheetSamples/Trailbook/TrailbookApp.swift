import UIKit

/// The containers of Trailbook: a sidebar in regular width, a tab bar otherwise.
@MainActor enum TrailbookApp {
    enum Tab: Int, CaseIterable {
        case discover, saved, journal, settings

        var title: String { ["Discover", "Saved", "Journal", "Settings"][rawValue] }
        var symbol: String { ["map", "bookmark", "book.closed", "gearshape"][rawValue] }
    }

    /// Returns the app with a tab on top, and controllers that were pushed onto it.
    static func make(
        selecting tab: Tab = .discover, pushed: @autoclosure () -> UIViewController? = nil
    ) -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(SidebarViewController(selected: tab), for: .primary)
        split.setViewController(stack(tab, pushed()), for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = Tab.allCases.map { stack($0, $0 == tab ? pushed() : nil) }
        tabs.selectedIndex = tab.rawValue
        split.setViewController(tabs, for: .compact)
        split.view.tintColor = TrailbookStyle.accent
        return split
    }

    private static func stack(_ tab: Tab, _ pushed: UIViewController?) -> UIViewController {
        let root = root(tab)
        root.title = tab.title
        root.tabBarItem = UITabBarItem(
            title: tab.title, image: UIImage(systemName: tab.symbol),
            selectedImage: UIImage(systemName: tab.symbol + ".fill"))
        let bars = TrailbookNavigationController(rootViewController: root)
        bars.navigationBar.prefersLargeTitles = true
        if let pushed { bars.pushViewController(pushed, animated: false) }
        return bars
    }

    private static func root(_ tab: Tab) -> UIViewController {
        switch tab {
        case .discover: DiscoverViewController()
        case .settings: TrailbookSettingsViewController()
        case .saved, .journal: UIViewController()
        }
    }
}

/// A navigation controller whose top controller chooses the status bar's style.
final class TrailbookNavigationController: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}
