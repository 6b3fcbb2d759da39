import Foundation

extension UIBarButtonItem {
    /// Performs the primary action, or calls the target's method.
    func tapped() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
        } else if let action {
            ActionDepth.limited(at: nil) {
                _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
            }
        } else {
            openMenu()
        }
    }

    /// Opens the menu: after a tap if the item has no action, and otherwise after a long press.
    @discardableResult func openMenu() -> Bool {
        guard isEnabled, let menu, UIScreen.main.era >= .dark else { return false }
        let source = MenuSource(view: button, rect: button.bounds, sender: self)
        return MenuScreen.open(menu, at: source) != nil
    }
}

extension UITabBar {
    func tapped(_ item: UITabBarItem) {
        guard item.isEnabled, controller?.allows(item) ?? true else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
        controller?.tapped(item)
    }
}

extension UINavigationBar {
    /// Handles a tap on the back button of a bar without a navigation controller.
    func tappedBack() {
        if backItem != nil { _ = popItem(animated: false) }
    }
}

extension AlertButton {
    /// Dismisses the alert, and then performs the action.
    func tapped() {
        guard action.isEnabled else { return }
        var responder = next
        while let current = responder, !(current is UIAlertController) { responder = current.next }
        (responder as? UIAlertController)?.dismiss(animated: false)
        ActionDepth.limited(at: self) { action.handler?(action) }
    }
}
