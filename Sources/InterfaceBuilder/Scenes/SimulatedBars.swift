import UIKit

/// The bars that Interface Builder's simulated metrics show around a scene that isn't in a
/// container of the document, for a container that code creates.
@MainActor enum SimulatedBars {
    static func surround(
        _ controller: UIViewController, as element: Element
    ) -> UIViewController {
        guard !(controller is UINavigationController), !(controller is UITabBarController),
            !(controller is UISplitViewController)
        else { return controller }
        let top = element.child("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics")
        let bottom = element.child(key: "simulatedBottomBarMetrics")
        var screen = controller
        if top != nil || bottom?.name == "simulatedToolbarMetrics" {
            screen = stack(controller, top: top, bottom: bottom)
        }
        guard bottom?.name == "simulatedTabBarMetrics" else { return screen }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [screen]
        tabs.tabBar.isTranslucent = bottom?.bool("translucent") ?? true
        tabs.tabBar.barStyle = bottom.map(BarAttributes.style) ?? .default
        return tabs
    }

    private static func stack(
        _ controller: UIViewController, top: Element?, bottom: Element?
    ) -> UIViewController {
        let stack = UINavigationController(rootViewController: controller)
        stack.isNavigationBarHidden = top == nil
        if let top {
            stack.navigationBar.isTranslucent = top.bool("translucent") ?? true
            stack.navigationBar.barStyle = BarAttributes.style(of: top)
            if let prompt = top.string("prompt") { controller.navigationItem.prompt = prompt }
        }
        if let bottom, bottom.name == "simulatedToolbarMetrics" {
            stack.isToolbarHidden = false
            stack.toolbar.isTranslucent = bottom.bool("translucent") ?? true
            stack.toolbar.barStyle = BarAttributes.style(of: bottom)
        }
        return stack
    }
}
