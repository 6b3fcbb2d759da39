import Devices
import Diagnostics
import Foundation

/// Who decides whether the interface follows the device, and how they decide, by era.
@MainActor struct OrientationRules {
    let window: UIWindow

    /// The orientation of the interface on a device that is held so; the present one where it
    /// may stay, and else the first that everybody agrees to.
    func orientation(wanted: UIInterfaceOrientation) -> UIInterfaceOrientation {
        // Beside other apps nobody is asked (Documentation/Rotation.md 4).
        if UIScreen.main.isShared { return wanted }
        let current = UIScreen.main.orientation
        guard let controller = window.rootViewController?.frontmost else {
            return application.contains(wanted) ? wanted : current
        }
        guard SystemBehavior.orientationMasks.isActive else {
            return controller.shouldAutorotate(to: wanted) ? wanted : current
        }
        guard mayTurn(controller) else { return current }
        let allowed = self.allowed(controller)
        if allowed.isEmpty {
            DiagnosticLog.current.add(OrientationDiagnostic.nothingInCommon(controller).diagnostic)
        }
        if allowed.contains(wanted) { return wanted }
        if allowed.isEmpty || allowed.contains(current) { return current }
        return Self.preference.first(where: allowed.contains) ?? current
    }

    /// What a request for one of these orientations comes to; nil where none of them is supported.
    func orientation(requested: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
        let both = requested.intersection(supported)
        let held = UIInterfaceOrientation(UIDevice.current.orientation)
        let choices = [UIScreen.main.orientation] + (held.map { [$0] } ?? []) + Self.preference
        return choices.first(where: both.contains)
    }

    /// What a controller that covers the screen prefers, from iOS 6 on and where it says so at
    /// all (Apple: preferredInterfaceOrientationForPresentation).
    func preference(of controller: UIViewController) -> UIInterfaceOrientation? {
        guard SystemBehavior.orientationMasks.isActive, controller.hasPreference,
            window.rootViewController?.frontmost === controller
        else { return nil }
        let (preferred, allowed) = (
            controller.preferredInterfaceOrientationForPresentation, self.allowed(controller)
        )
        guard !allowed.contains(preferred) else { return preferred }
        DiagnosticLog.current.add(
            OrientationDiagnostic.unsupportedPreference(controller, preferred, allowed).diagnostic)
        return nil
    }

    /// What the controller in front and the application support.
    var supported: UIInterfaceOrientationMask {
        window.rootViewController.map { allowed($0.frontmost) } ?? application
    }

    /// What application and controller support (Documentation/Rotation.md 3). Of devices every
    /// orientation: phones without a home button don't turn upside down by themselves, but an
    /// application may.
    func allowed(_ controller: UIViewController) -> UIInterfaceOrientationMask {
        application.intersection(controller.effectiveOrientations)
    }

    /// `shouldAutorotate` is asked up to iOS 15 (release notes of iOS 16: no longer supported);
    /// from iOS 26 on a controller may prefer to lock what it stands in.
    private func mayTurn(_ controller: UIViewController) -> Bool {
        if SystemBehavior.orientationLock.isActive, controller.isOrientationLocked { return false }
        return SystemBehavior.ignoresShouldAutorotate.isActive || controller.shouldAutorotate
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
    /// answers with it (Documentation/Rotation.md 3).
    fileprivate var effectiveOrientations: UIInterfaceOrientationMask {
        guard !SystemBehavior.ignoresShouldAutorotateToOrientation.isActive,
            RotationMethods.shouldAutorotateTo.isOverridden(by: self),
            !RotationMethods.supportedOrientations.isOverridden(by: self)
        else { return supportedInterfaceOrientations }
        return [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
            .filter { shouldAutorotate(to: $0) }
            .reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask($1)) }
    }

    fileprivate var hasPreference: Bool {
        delegatedPreference != nil || RotationMethods.preference.isOverridden(by: self)
    }

    /// What the controller prefers, or the child that stands for it.
    var isOrientationLocked: Bool {
        childForInterfaceOrientationLock?.isOrientationLocked ?? prefersInterfaceOrientationLocked
    }
}

extension UIInterfaceOrientationMask {
    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(orientation))
    }

    /// The names of its orientations, as UIKit's messages print them.
    var names: String {
        let all: [UIInterfaceOrientation] = [
            .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        return all.filter(contains).map { "\($0)" }.joined(separator: ", ")
    }
}
