import Foundation

extension UITabBarController {
    /// Raw values as Apple publishes them.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// When the bar of iOS 26 makes itself small.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

}

/// The controllers behind a bar, and what is shown.
@MainActor struct TabState {
    var controllers: [UIViewController]?
    var tabs: [UITab] = []
    /// One of the controllers, or the one that lists those beyond the bar's room.
    var selected: UIViewController?
    /// The place of what was selected last among the controllers.
    var lastIndex = 0

    var selectedIndex: Int? {
        controllers?.firstIndex { $0 === selected }
    }
}
