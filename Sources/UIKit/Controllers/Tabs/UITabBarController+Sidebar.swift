import Foundation

extension UITabBarController {
    /// The sidebar of an iPad's tabs from iOS 18 on, which a preview doesn't show. Values are stored.
    @preconcurrency @MainActor public final class Sidebar: NSObject {
        public enum Layout: Int, Sendable {
            case automatic, overlap, tile
        }

        public typealias Delegate = UITabBarControllerSidebarDelegate

        public weak var delegate: (any UITabBarControllerSidebarDelegate)?
        public var isHidden = true
        public var preferredLayout = Layout.automatic
        public var headerContentConfiguration: (any UIContentConfiguration)?
        public var footerContentConfiguration: (any UIContentConfiguration)?
        public var bottomBarView: UIView?
        public var navigationOverflowItems: UIDeferredMenuElement?

        public func reconfigureItem(for tab: UITab) {}

        public func scrollToTab(_ tab: UITab, animated: Bool) {}

        public func setHidden(_ hidden: Bool, animated: Bool) { isHidden = hidden }
    }
}

/// A row of the sidebar.
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {
    /// What a row is for: a tab or an action.
    @preconcurrency @MainActor public final class Request: NSObject {
        public let tab: UITab?
        public let action: UIAction?

        init(tab: UITab?, action: UIAction? = nil) { (self.tab, self.action) = (tab, action) }
    }

    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var accessories: [UICellAccessory] = []

    public init(request: Request) { super.init() }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .sidebarCell() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}

/// The methods of a sidebar's delegate, which are never called. Every member has a default.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        updateItem item: UITabSidebarItem)
}

extension UITabBarControllerSidebarDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        updateItem item: UITabSidebarItem
    ) {}
}
