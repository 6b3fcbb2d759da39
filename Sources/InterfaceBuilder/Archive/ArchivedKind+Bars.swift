extension ArchivedProperty {
    static let barStyle = ArchivedProperty.choice(
        "BarStyle", ["default", "black", "blackTranslucent"])

    /// Up to iOS 6, a bar's tint color was its background color.
    static let barTint = ArchivedProperty.color("TintColor", as: "barTintColor")

    fileprivate static let bar: [ArchivedProperty] = [
        .barStyle, .barTint, .value("Translucent"), .children("Items"),
    ]
}

extension ArchivedKind {
    static let bars: KeyValuePairs<String, ArchivedKind> = [
        "IBUINavigationBar": .view("navigationBar", ArchivedProperty.bar),
        "IBUIToolbar": .view("toolbar", ArchivedProperty.bar),
        "IBUITabBar": .view("tabBar", ArchivedProperty.bar),
        "IBUINavigationItem": .other(
            "navigationItem",
            [
                .value("Title"), .value("Prompt"), .value("HidesBackButton"), .child("TitleView"),
                .child("LeftBarButtonItem"), .child("RightBarButtonItem"),
                .child("BackBarButtonItem"),
            ]),
        "IBUIBarButtonItem": .other(
            "barButtonItem",
            [
                .value("Title"), .image("Image"), .value("Width"), .value("Enabled"), .value("Tag"),
                // The empty name writes no attribute, which means bordered in current documents.
                .choice("Style", ["plain", "", "done"], absent: "plain"),
                .choice("SystemItemIdentifier", systemItems, as: "systemItem"),
                .child("CustomView"),
            ]),
        "IBUITabBarItem": .other(
            "tabBarItem",
            [
                .value("Title"), .image("Image"), .value("BadgeValue"), .value("Enabled"),
                .value("Tag"),
                .choice(
                    "SystemItemIdentifier",
                    [
                        "more", "favorites", "featured", "topRated", "recents", "contacts",
                        "history", "bookmarks", "search", "downloads", "mostRecent", "mostViewed",
                    ], as: "systemItem"),
            ]),
    ]

    /// The names, in the order of `UIBarButtonItem.SystemItem`.
    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose",
        "reply", "action", "organize", "bookmarks", "search", "refresh", "stop", "camera",
        "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
    ]
}
