extension ArchivedProperty {
    fileprivate static let controller: [ArchivedProperty] = [
        .value("Title"), .value("NibName"), .value("HidesBottomBarWhenPushed"), .child("View"),
        .child("NavigationItem"), .child("TabBarItem"), .children("ToolbarItems"),
        .metrics("StatusBar"), .metrics("TopBar"), .metrics("BottomBar"), .metrics("Orientation"),
    ]
}

extension ArchivedKind {
    private static func controller(
        _ name: String, _ properties: [ArchivedProperty] = []
    ) -> ArchivedKind {
        other(name, ArchivedProperty.controller + properties)
    }

    static let controllers: KeyValuePairs<String, ArchivedKind> = [
        "IBUIViewController": controller("viewController"),
        "IBUITableViewController": controller("tableViewController"),
        "IBUIImagePickerController": controller("imagePickerController"),
        "IBUINavigationController": controller(
            "navigationController",
            [
                .value("NavigationBarHidden"), .value("ToolbarHidden"), .child("NavigationBar"),
                .child("Toolbar"), .children("ViewControllers"),
            ]),
        "IBUITabBarController": controller(
            "tabBarController", [.child("TabBar"), .children("ViewControllers")]),
        "IBUISplitViewController": controller(
            "splitViewController", [.children("ViewControllers")]),
        "IBUISimulatedStatusBarMetrics": other(
            "simulatedStatusBarMetrics",
            [
                .choice(
                    "", ["default", "blackOpaque", "blackTranslucent"], as: "statusBarStyle",
                    key: "statusBarStyle")
            ]),
        "IBUISimulatedNavigationBarMetrics": other("simulatedNavigationBarMetrics", bar),
        "IBUISimulatedToolbarMetrics": other("simulatedToolbarMetrics", bar),
        "IBUISimulatedTabBarMetrics": other("simulatedTabBarMetrics", bar),
        "IBUISimulatedOrientationMetrics": other(
            "simulatedOrientationMetrics",
            [
                .choice(
                    "", ["", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft"],
                    as: "orientation", key: "interfaceOrientation")
            ]),
    ]

    private static let bar: [ArchivedProperty] = [
        .choice("BarStyle", ["default", "black", "blackTranslucent"], key: "barStyle")
    ]
}
