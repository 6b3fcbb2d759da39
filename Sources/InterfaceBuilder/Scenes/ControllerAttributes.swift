import UIKit

/// The attributes of a controller's element, apart from its view and its contents.
@MainActor enum ControllerAttributes {
    static func apply(
        _ element: Element, to controller: UIViewController, _ builder: ViewBuilder
    ) {
        controller.title = element.string("title")
        controller.edgesForExtendedLayout =
            element.child("extendedEdge", key: "edgesForExtendedLayout").map(edges) ?? .all
        controller.extendedLayoutIncludesOpaqueBars =
            element.bool("extendedLayoutIncludesOpaqueBars") ?? false
        controller.automaticallyAdjustsScrollViewInsets =
            element.bool("automaticallyAdjustsScrollViewInsets") ?? true
        controller.wantsFullScreenLayout = element.bool("wantsFullScreenLayout") ?? false
        applyPresentation(of: element, to: controller)
        switch controller {
        case let stack as UINavigationController: apply(element, to: stack, builder)
        case let tabs as UITabBarController:
            fillBar(element.child("tabBar", key: "tabBar"), tabs.tabBar, builder)
        case let split as UISplitViewController: SplitElement(element).apply(to: split)
        case let table as UITableViewController:
            table.clearsSelectionOnViewWillAppear =
                element.bool("clearsSelectionOnViewWillAppear") ?? true
        default: break
        }
        BarItems(builder).apply(element, to: controller)
    }

    private static func applyPresentation(
        of element: Element, to controller: UIViewController
    ) {
        controller.modalPresentationStyle =
            element["modalPresentationStyle"].flatMap { presentations[$0] } ?? .automatic
        controller.modalTransitionStyle =
            element["modalTransitionStyle"].flatMap { transitions[$0] } ?? .coverVertical
        if let defines = element.bool("definesPresentationContext") {
            controller.definesPresentationContext = defines
        }
        if let size = element.child("value", key: "contentSizeForViewInPopover"),
            let width = size.number("width"), let height = size.number("height")
        {
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
    }

    private static func apply(
        _ element: Element, to stack: UINavigationController, _ builder: ViewBuilder
    ) {
        fillBar(element.child("navigationBar", key: "navigationBar"), stack.navigationBar, builder)
        fillBar(element.child("toolbar", key: "toolbar"), stack.toolbar, builder)
        stack.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
        stack.isToolbarHidden = element.bool("toolbarHidden") ?? true
        stack.hidesBarsWhenVerticallyCompact =
            element.bool("hidesBarsWhenVerticallyCompact") ?? false
        stack.hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe") ?? false
        stack.hidesBarsOnTap = element.bool("hidesBarsOnTap") ?? false
        stack.hidesBarsWhenKeyboardAppears =
            element.bool("hidesBarsWhenKeyboardAppears") ?? false
    }

    /// Configures a bar. The container creates and positions its bars, so the stored frame is
    /// ignored.
    private static func fillBar(_ element: Element?, _ bar: UIView, _ builder: ViewBuilder) {
        if let tint = builder.document.tintColor { bar.tintColor = tint }
        guard let element else { return }
        ViewKind.of(element).configure(bar, element, builder)
        if let color = builder.color(element, "backgroundColor") { bar.backgroundColor = color }
        if let tint = builder.color(element, "tintColor") { bar.tintColor = tint }
        builder.objects.add(bar, for: element)
    }

    private static func edges(_ element: Element) -> UIRectEdge {
        sides.reduce(into: []) { result, side in
            if element.bool(side.key) == true { result.insert(side.value) }
        }
    }

    private static let sides: KeyValuePairs<String, UIRectEdge> = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]

    static let presentations: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]
}
