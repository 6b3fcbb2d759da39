import ContactSheetDevices
import Foundation

/// The methods that a tab bar controller calls when tabs are selected; all are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Called before a tapped tab is selected, but not when code selects it.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called after every tap, also if the tab was already selected.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called from iOS 18 on if there are tabs.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)
    /// Called from iOS 7 on; the default is that of a view controller.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        tabBarController.defaultOrientations
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { UIScreen.main.orientation }
}

extension UITabBarController {
    /// The delegate if it determines orientations, which is from iOS 7 on.
    var answeringDelegate: (any UITabBarControllerDelegate)? {
        SystemBehavior.delegatesDecideOrientations.isActive ? delegate : nil
    }
}
