import Foundation

/// The menu with commands such as Copy and Paste, which is never shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static var shared: UIMenuController { SystemServices.current.menuController }

    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")

    /// The raw values are Apple's.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    open var isMenuVisible = false
    open var arrowDirection = ArrowDirection.default
    open var menuItems: [UIMenuItem]?
    open private(set) var menuFrame = CGRect.zero

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }

    open func hideMenu(from targetView: UIView) { isMenuVisible = false }

    open func hideMenu() { isMenuVisible = false }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

    open func update() {}
}

/// An item of the menu controller.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
