import Devices
import Foundation

/// What a tab bar controller asks and tells; all of it is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Asked before a tapped tab is selected, and not when code selects it.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Told of every tap, also on the tab that was selected already.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// From iOS 18 on, where there are tabs.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)
    /// Asked from iOS 7 on; answers as a controller by default.
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
    /// The delegate where its answers about orientations count: from iOS 7 on.
    var answeringDelegate: (any UITabBarControllerDelegate)? {
        SystemBehavior.delegatesDecideOrientations.isActive ? delegate : nil
    }
}
