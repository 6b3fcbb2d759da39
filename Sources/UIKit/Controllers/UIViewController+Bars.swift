import Foundation

/// What a controller shows in the bars of its containers, and what its popover points at; made
/// at first use.
@MainActor struct ControllerItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var popover: UIPopoverPresentationController?
}

extension UIViewController {
    /// What a popover of this controller points at; nil unless it is presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let popover = items.popover { return popover }
        let popover = UIPopoverPresentationController()
        items.popover = popover
        return popover
    }

    func titleChanged() {
        items.navigationItem?.title = title
        items.tabBarItem?.title = title
    }
}
