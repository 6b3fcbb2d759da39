import Foundation

extension UIViewController {
    /// The controller that is presented from this one and hides it.
    var coveringController: UIViewController? {
        presentedViewController.flatMap { $0.coversPresenter ? $0 : nil }
    }

    /// Whether the presenting controller's view leaves the screen (facts: semantics.md 5.3; what
    /// `automatic` means is documented with `UIModalPresentationStyle`).
    private var coversPresenter: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: true
        case .automatic: UIScreen.main.device.iOS.major < 13
        case .pageSheet, .formSheet:
            UIScreen.main.device.iOS.major < 13
                && traitCollection.horizontalSizeClass == .compact
        default: false
        }
    }

    /// Puts a controller's view above everything in the window, and asks for orientations anew.
    func presentOverWindow(_ controller: UIViewController) {
        guard presentedViewController == nil, controller !== self else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        guard let window = viewIfLoaded?.window else { return }
        controller.showPresented(in: window)
        UIApplication.shared.updateOrientation(presenting: controller)
    }

    private func showPresented(in window: UIWindow) {
        let view: UIView = self.view
        if UIScreen.main.device.iOS.major < 8, let root = window.rootViewController?.view {
            (view.transform, view.bounds.size) = (root.transform, root.bounds.size)
            view.center = root.center
        } else {
            view.frame = window.bounds
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        if coversPresenter { presentingViewController?.view.isHidden = true }
        appear()
        view.setNeedsLayout()
    }

    /// Takes what this controller presents, or else itself, off the screen.
    func dismissPresented() {
        guard let presented = presentedViewController else {
            presentingViewController?.dismissPresented()
            return
        }
        presented.presentedViewController.map { _ in presented.dismissPresented() }
        presented.viewIfLoaded?.removeFromSuperview()
        presented.presentingViewController = nil
        presentedViewController = nil
        viewIfLoaded?.isHidden = false
        UIApplication.shared.updateOrientation()
    }

    /// What was presented before its presenter came on screen.
    func showWhatIsPresented() {
        guard let presentedViewController, let window = viewIfLoaded?.window,
            presentedViewController.viewIfLoaded?.superview == nil
        else { return }
        presentedViewController.showPresented(in: window)
    }
}
