import Diagnostics
import Foundation

/// Who is presented by whom, and what a controller shows in the bars of its containers.
@MainActor struct ControllerSurroundings {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var popover: UIPopoverPresentationController?
    var presented: UIViewController?
    weak var presenting: UIViewController?
}

extension UIViewController {
    public var presentedViewController: UIViewController? {
        surroundings.presented ?? parent?.presentedViewController
    }

    public var presentingViewController: UIViewController? {
        surroundings.presenting ?? parent?.presentingViewController
    }

    /// What a popover of this controller points at; nil unless it is presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let popover = surroundings.popover { return popover }
        let popover = UIPopoverPresentationController()
        surroundings.popover = popover
        return popover
    }

    /// The outermost container, which presents for those that it contains.
    private var outermost: UIViewController { parent?.outermost ?? self }

    /// Shows a controller's view above everything in the window, without animation.
    func show(_ controller: UIViewController) {
        let presenter = outermost
        guard let window = presenter.viewIfLoaded?.window else {
            return report(controller, "whose view is not in the window hierarchy")
        }
        guard presenter.surroundings.presented == nil else {
            return report(controller, "which is already presenting another view controller")
        }
        controller.willPresent()
        presenter.surroundings.presented = controller
        controller.surroundings.presenting = presenter
        let view: UIView = controller.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        controller.appear()
    }

    private func report(_ controller: UIViewController, _ reason: String) {
        DiagnosticLog.current.add(
            Diagnostic(
                .warning,
                "Attempt to present \(type(of: controller)) on \(type(of: self)) \(reason)",
                location: title ?? String(describing: type(of: self))))
    }

    /// Takes what is presented away, or asks whoever presents this controller to do so.
    func hidePresented() {
        guard let presented = surroundings.presented else {
            presentingViewController?.hidePresented()
            return
        }
        presented.hidePresentedAbove()
        presented.viewWillDisappear(false)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.viewDidDisappear(false)
        presented.surroundings.presenting = nil
        surroundings.presented = nil
    }

    private func hidePresentedAbove() {
        if surroundings.presented != nil { hidePresented() }
    }

    func titleChanged() {
        surroundings.navigationItem?.title = title
        surroundings.tabBarItem?.title = title
    }
}
