import ContactSheet

extension CataloguePage {
    static let toolbarsAndTabBars = CataloguePage("Toolbars and tab bars") {
        toolbar("drawings", [.reply, .action, .organize, .trash, .compose])
        toolbar("more drawings", [.bookmarks, .search, .refresh, .stop, .camera])
        toolbar("player", [.rewind, .play, .pause, .fastForward, .pageCurl])
        toolbar("words", [.edit, .save, .undo, .redo, .close])
        toolbar("style black", [.add, .action, .trash]) { $0.barStyle = .black }
        toolbar("bar tint") {
            [
                UIBarButtonItem(title: "Plain"), .flexibleSpace(), bordered(), .flexibleSpace(),
                done(),
            ]
        } change: {
            $0.barTintColor = .systemYellow
        }
        tabBar("five of the system's", [.favorites, .recents, .contacts, .search, .more])
        tabBar("others, a badge", [.featured, .topRated, .downloads]) {
            $0.items?[2].badgeValue = "12"
        }
        tabBar("two, own tints", [.mostRecent, .mostViewed]) {
            $0.tintColor = .systemGreen
            $0.unselectedItemTintColor = .systemRed
        }
        tabBar("style black", [.bookmarks, .history, .more]) { $0.barStyle = .black }
        tabBar("on its side", [.favorites, .recents, .contacts], onItsSide: true)
        Specimen("on an iPad", size: CGSize(width: 330, height: 50), tabs([.favorites, .search]))
    }

    @MainActor private static func toolbar(
        _ caption: String, _ items: [UIBarButtonItem.SystemItem],
        change: (UIToolbar) -> Void = { _ in }
    ) -> Specimen {
        toolbar(caption) {
            items.flatMap { [UIBarButtonItem(barButtonSystemItem: $0), .flexibleSpace()] }
                .dropLast()
        } change: {
            change($0)
        }
    }

    @MainActor private static func toolbar(
        _ caption: String, items: () -> [UIBarButtonItem], change: (UIToolbar) -> Void
    ) -> Specimen {
        let bar = UIToolbar()
        bar.items = items()
        change(bar)
        return Specimen(caption, size: CGSize(width: 330, height: 44), PhoneSpecimen(bar))
    }

    @MainActor private static func bordered() -> UIBarButtonItem {
        UIBarButtonItem(title: "Bordered", style: .bordered)
    }

    @MainActor private static func done() -> UIBarButtonItem {
        UIBarButtonItem(title: "Done", style: .done)
    }

    @MainActor private static func tabs(_ items: [UITabBarItem.SystemItem]) -> UITabBar {
        let bar = UITabBar()
        bar.items = items.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        bar.selectedItem = bar.items?.first
        return bar
    }

    @MainActor private static func tabBar(
        _ caption: String, _ items: [UITabBarItem.SystemItem], onItsSide: Bool = false,
        change: (UITabBar) -> Void = { _ in }
    ) -> Specimen {
        let bar = tabs(items)
        change(bar)
        let height: CGFloat = UIScreen.main.device.era == .glass ? 83 : onItsSide ? 32 : 49
        return Specimen(
            caption, size: CGSize(width: 330, height: height),
            PhoneSpecimen(bar, onItsSide: onItsSide))
    }
}
