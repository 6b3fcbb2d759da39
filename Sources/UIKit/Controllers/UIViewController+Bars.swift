import Foundation

/// The items that a controller shows in the bars of its containers, created at first use.
@MainActor struct ControllerItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
}

extension UIViewController {
    func titleChanged() {
        items.navigationItem?.title = title
        items.tabBarItem?.title = title
    }
}
