import Foundation

extension UITabBarController {
    /// How tabs are shown; the raw values are published by Apple.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// When the bar of iOS 26 minimizes.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

}

/// The controllers of a tab bar controller, and which one is selected.
@MainActor struct TabState {
    var controllers: [UIViewController]?
    var tabs: [UITab] = []
    var accessoryView: TabAccessoryView?
    /// One of the controllers, or the "More" list.
    var selected: UIViewController?
    /// The index of the last selected controller.
    var lastIndex = 0

    var selectedIndex: Int? {
        controllers?.firstIndex { $0 === selected }
    }
}
