import Foundation

extension UIBarButtonItem {
    /// Linux has no selectors: only a primary action can happen.
    func tapped() {
        guard isEnabled, let primaryAction else { return }
        primaryAction.sender = self
        primaryAction.handler(primaryAction)
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
    /// The bar's own back button, where no controller decides.
    func tappedBack() {
        if backItem != nil { _ = popItem(animated: false) }
    }
}

extension AlertButton {
    /// The alert leaves the screen first, then the action runs.
    func tapped() {
        guard action.isEnabled else { return }
        var responder = next
        while let current = responder, !(current is UIAlertController) { responder = current.next }
        (responder as? UIAlertController)?.dismiss(animated: false)
        ActionDepth.limited(at: self) { action.handler?(action) }
    }
}
