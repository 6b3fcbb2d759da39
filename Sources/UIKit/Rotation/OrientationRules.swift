import Diagnostics
import Foundation

/// Who decides whether the interface follows the device, and how they decide, by era.
@MainActor struct OrientationRules {
    let window: UIWindow

    /// The orientation of the interface on a device that is held so; the present one where it
    /// may stay, and else the first that everybody agrees to.
    func orientation(wanted: UIInterfaceOrientation) -> UIInterfaceOrientation {
        // Beside other apps nobody is asked (facts: semantics.md 5.4).
        if UIScreen.main.isShared { return wanted }
        let current = UIScreen.main.orientation
        guard let controller = window.rootViewController?.frontmost else {
            return application.contains(wanted) ? wanted : current
        }
        guard UIScreen.main.device.iOS.major >= 6 else {
            return controller.shouldAutorotate(to: wanted) ? wanted : current
        }
        guard controller.shouldAutorotate else { return current }
        let allowed = self.allowed(controller)
        if allowed.isEmpty {
            DiagnosticLog.current.add(OrientationFault.nothingInCommon(controller).diagnostic)
        }
        if allowed.contains(wanted) { return wanted }
        if allowed.isEmpty || allowed.contains(current) { return current }
        return Self.preference.first(where: allowed.contains) ?? current
    }

    /// What application and controller support (facts: semantics.md 5.3). Of devices every
    /// orientation: phones without a home button don't turn upside down by themselves, but an
    /// application may.
    func allowed(_ controller: UIViewController) -> UIInterfaceOrientationMask {
        application.intersection(controller.effectiveOrientations)
    }

    private var application: UIInterfaceOrientationMask {
        UIApplication.shared.supportedInterfaceOrientations(for: window)
    }

    /// In what order an orientation is looked for that everybody allows.
    private static let preference: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
}

extension UIViewController {
    /// What the controller supports; up to iOS 7 a class that only has the method of iOS 2
    /// answers with it (facts: semantics.md 5.3).
    fileprivate var effectiveOrientations: UIInterfaceOrientationMask {
        guard UIScreen.main.device.iOS.major < 8,
            RotationMethods.shouldAutorotateTo.isOverridden(by: self),
            !RotationMethods.supportedOrientations.isOverridden(by: self)
        else { return supportedInterfaceOrientations }
        return [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
            .filter { shouldAutorotate(to: $0) }
            .reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask($1)) }
    }
}

extension UIInterfaceOrientationMask {
    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(orientation))
    }
}
