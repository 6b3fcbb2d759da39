import ContactSheet

extension CatalogSection {
    static let tabBars = CatalogSection("Tab bars") {
        tabBar("five of the system's", [.favorites, .recents, .contacts, .search, .more])
        tabBar("others, a badge", [.featured, .topRated, .downloads]) {
            $0.items?[2].badgeValue = "12"
        }
        tabBar("two, own tints", [.mostRecent, .mostViewed]) {
            $0.tintColor = .systemGreen
            $0.unselectedItemTintColor = .systemRed
        }
        tabBar("style black", [.bookmarks, .history, .more]) { $0.barStyle = .black }
        tabBar("bar tint", [.search, .downloads]) { $0.barTintColor = .systemYellow }
        tabBar("on its side", [.favorites, .recents, .contacts], onItsSide: true)
        Specimen("on an iPad", size: CGSize(width: 500, height: 50), tabs([.favorites, .search]))
    }

    @MainActor private static func tabs(_ items: [UITabBarItem.SystemItem]) -> UITabBar {
        let bar = UITabBar()
        bar.items = items.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        bar.selectedItem = bar.items?.first
        return bar
    }

    /// Returns a tab bar. In the era of glass, where the bar floats, it is as high as above a home
    /// indicator.
    @MainActor private static func tabBar(
        _ caption: String, _ items: [UITabBarItem.SystemItem], onItsSide: Bool = false,
        change: (UITabBar) -> Void = { _ in }
    ) -> Specimen {
        let bar = tabs(items)
        change(bar)
        let phone = PhoneSpecimen(bar, onItsSide: onItsSide)
        let height = UIScreen.main.device.era >= .glass ? 83 : bar.sizeThatFits(.zero).height
        return Specimen(caption, size: CGSize(width: 320, height: height), phone)
    }
}
