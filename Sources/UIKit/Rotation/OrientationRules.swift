import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation

/// The rules for whether the interface follows the device, by era.
@MainActor struct OrientationRules {
    let window: UIWindow

    /// Returns the interface's orientation for a device orientation: the wanted one if it is
    /// allowed, otherwise the current one if it may stay, otherwise the first that is allowed.
    func orientation(wanted: UIInterfaceOrientation) -> UIInterfaceOrientation {
        // In multitasking, the wanted orientation always applies (Documentation/Rotation.md 4).
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

    /// Returns the orientation for a request for one of these, or `nil` if none is supported.
    func orientation(requested: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
        let both = requested.intersection(supported)
        let held = UIInterfaceOrientation(UIDevice.current.orientation)
        let choices = [UIScreen.main.orientation] + (held.map { [$0] } ?? []) + Self.preference
        return choices.first(where: both.contains)
    }

    /// Returns the orientation that a controller that covers the screen prefers, from iOS 6 on and
    /// only if it overrides the property, otherwise `nil`, so that the current orientation counts
    /// (Apple: preferredInterfaceOrientationForPresentation).
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

    /// The orientations that the frontmost controller and the application support.
    var supported: UIInterfaceOrientationMask {
        window.rootViewController.map { allowed($0.frontmost) } ?? application
    }

    /// Returns the orientations that application and controller support; the application is asked
    /// before the controller, a decision (Documentation/Rotation.md 3). Every orientation of the
    /// device counts: phones without a home button don't support upside down by default, but an
    /// application may.
    func allowed(_ controller: UIViewController) -> UIInterfaceOrientationMask {
        application.intersection(controller.effectiveOrientations)
    }

    /// Returns whether the controller allows rotations. `shouldAutorotate` is called up to iOS 15
    /// (release notes of iOS 16: no longer supported); from iOS 26 on a controller may lock the
    /// orientation.
    private func mayTurn(_ controller: UIViewController) -> Bool {
        if SystemBehavior.orientationLock.isActive, controller.isOrientationLocked { return false }
        return SystemBehavior.ignoresShouldAutorotate.isActive || controller.shouldAutorotate
    }

    private var application: UIInterfaceOrientationMask {
        UIApplication.shared.supportedInterfaceOrientations(for: window)
    }

    /// The order in which an allowed orientation is searched for if the current one isn't allowed:
    /// a decision.
    private static let preference: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
}

extension UIViewController {
    /// The orientations that the controller supports. Up to iOS 7, a class that overrides only the
    /// method of iOS 2 determines them with that (Documentation/Rotation.md 3).
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

    /// Whether the controller, or the child that represents it, prefers a locked orientation.
    var isOrientationLocked: Bool {
        childForInterfaceOrientationLock?.isOrientationLocked ?? prefersInterfaceOrientationLocked
    }
}

extension UIInterfaceOrientationMask {
    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(orientation))
    }

    /// The names of the orientations as UIKit's messages print them.
    var names: String {
        let all: [UIInterfaceOrientation] = [
            .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        return all.filter(contains).map { "\($0)" }.joined(separator: ", ")
    }
}
