import UIKit

/// Reads the items of bars. On Interface Builder's canvas, bars are empty, because their items'
/// frames don't affect the layout.
@MainActor struct BarItems {
    let builder: ViewBuilder

    init(_ builder: ViewBuilder) {
        self.builder = builder
    }

    private var isOnCanvas: Bool { builder.design != nil }

    // MARK: Navigation items

    func navigationItems(of bar: Element) -> [UINavigationItem]? {
        guard !isOnCanvas, let items = bar.child("items") else { return nil }
        return items.children.filter { $0.name == "navigationItem" }.map { navigationItem($0) }
    }

    /// Configures an item, which is a new one unless a controller already has one.
    @discardableResult
    func navigationItem(
        _ element: Element, into item: UINavigationItem = UINavigationItem()
    ) -> UINavigationItem {
        item.title = element.string("title") ?? item.title
        item.prompt = element.string("prompt")
        item.hidesBackButton = element.bool("hidesBackButton") ?? false
        item.leftItemsSupplementBackButton =
            element.bool("leftItemsSupplementBackButton") ?? false
        item.largeTitleDisplayMode =
            element["largeTitleDisplayMode"].flatMap { Self.displayModes[$0] } ?? .automatic
        item.backButtonTitle = element.string("backButtonTitle")
        item.backBarButtonItem = element.child(key: "backBarButtonItem").map(barButtonItem)
        item.titleView = view(element, "titleView")
        item.leftBarButtonItems = items(element, "leftBarButtonItem")
        item.rightBarButtonItems = items(element, "rightBarButtonItem")
        return item
    }

    private static let displayModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "always": .always, "never": .never, "inline": .inline,
    ]

    /// Returns one item by its key, or several from their own group.
    private func items(_ element: Element, _ key: String) -> [UIBarButtonItem]? {
        if let item = element.child("barButtonItem", key: key) { return [barButtonItem(item)] }
        return barButtonItems(element.child(key + "s"))
    }

    // MARK: Bar button items

    func barButtonItems(_ group: Element?) -> [UIBarButtonItem]? {
        guard !isOnCanvas, let group else { return nil }
        return group.children.filter { $0.name == "barButtonItem" }.map(barButtonItem)
    }

    private func barButtonItem(_ element: Element) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let own = DocumentClasses.instance(of: element, as: UIBarButtonItem.self) {
            item = own
            item.title = element.string("title")
        } else if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: system)
        } else {
            item = UIBarButtonItem(title: element.string("title"), style: .plain)
        }
        switch element["style"] {
        case "done", "prominent": item.style = .done
        case "plain": item.style = .plain
        // A missing attribute means the bordered style, which looks plain since iOS 7.
        case nil where item.style != .done: item.style = .bordered
        default: break
        }
        item.image = builder.images.image(element, "image")
        item.landscapeImagePhone = builder.images.image(element, "landscapeImage")
        item.width = element.number("width") ?? 0
        item.isEnabled = element.bool("enabled") ?? true
        item.tag = element.integer("tag") ?? 0
        item.tintColor = builder.color(element, "tintColor")
        item.customView = view(element, "customView")
        RuntimeAttributes.apply(element, toObject: item, builder)
        builder.objects.add(object: item, for: element)
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
        "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl,
        "close": .close,
    ]

    private func view(_ element: Element, _ key: String) -> UIView? {
        guard let view = element.child(key: key), ViewKind.isView(view) else { return nil }
        return builder.view(view, in: .zero)
    }

    // MARK: Tabs

    func tabBarItems(of bar: Element) -> [UITabBarItem]? {
        guard !isOnCanvas, let items = bar.child("items") else { return nil }
        return items.children.filter { $0.name == "tabBarItem" }.map(tabBarItem)
    }

    func tabBarItem(_ element: Element) -> UITabBarItem {
        let item: UITabBarItem
        if let own = DocumentClasses.instance(of: element, as: UITabBarItem.self) {
            item = own
            item.title = element.string("title")
        } else if let system = element["systemItem"].flatMap({ Self.systemTabs[$0] }) {
            item = UITabBarItem(tabBarSystemItem: system, tag: 0)
        } else {
            item = UITabBarItem(title: element.string("title"), image: nil, tag: 0)
        }
        item.image = builder.images.image(element, "image")
        item.selectedImage = builder.images.image(element, "selectedImage")
        item.badgeValue = element.string("badgeValue")
        item.badgeColor = builder.color(element, "badgeColor")
        item.isEnabled = element.bool("enabled") ?? true
        item.tag = element.integer("tag") ?? 0
        item.imageInsets = element.insets("imageInsets") ?? .zero
        if let offset = element.child("offsetWrapper", key: "titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(
                horizontal: offset.number("horizontal") ?? 0,
                vertical: offset.number("vertical") ?? 0)
        }
        RuntimeAttributes.apply(element, toObject: item, builder)
        // The tab bar shows the item before the controller's view loads, which connects other objects.
        DocumentConnector(builder: builder).connectCustomObjects(of: item, element)
        builder.objects.add(object: item, for: element)
        return item
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history,
        "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    // MARK: Controllers

    /// Sets what a controller shows in the bars of its containers.
    func apply(_ element: Element, to controller: UIViewController) {
        if let item = element.child("navigationItem", key: "navigationItem") {
            navigationItem(item, into: controller.navigationItem)
        }
        if let item = element.child("tabBarItem", key: "tabBarItem") {
            controller.tabBarItem = tabBarItem(item)
        }
        if let items = barButtonItems(element.child("toolbarItems")) {
            controller.toolbarItems = items
        }
        controller.hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    }
}
