import ContactSheetDevices
import Foundation

// The callbacks of a rotation, by era.
extension Rotation {
    func run() {
        if SystemBehavior.sizeTransitions.isActive {
            runTransition()
        } else if usesHalves, !SystemBehavior.oneStepRotation.isActive {
            runTwoSteps()
        } else {
            runOneStep()
        }
    }

    /// Runs the callbacks of iOS 3 to 7 (Documentation/Rotation.md 2 and 3): `willRotate` with the
    /// old geometry, `willAnimateRotation` with the new one, after the layout. Apple doesn't
    /// document whether the layout comes first.
    private func runOneStep() {
        let controllers = self.controllers
        for controller in controllers { controller.willRotate(to: new, duration: duration) }
        applyGeometry()
        window.layoutIfNeeded()
        for controller in controllers {
            controller.willAnimateRotation(to: new, duration: duration)
        }
        window.layoutIfNeeded()
        for controller in controllers { controller.didRotate(from: old) }
        window.layoutIfNeeded()
    }

    // MARK: iOS 2

    /// Whether the frontmost controller overrides a method for one half and not the later method,
    /// which is believed to select the two steps (Documentation/Rotation.md 2).
    private var usesHalves: Bool {
        guard let front = controllers.first else { return false }
        return !RotationMethods.willAnimate.isOverridden(by: front)
            && RotationMethods.halves.contains { $0.isOverridden(by: front) }
    }

    /// Runs the two steps of iOS 2. The geometry changes between the halves, while header and
    /// footer are off screen.
    private func runTwoSteps() {
        let controllers = self.controllers
        let half = duration / 2
        for controller in controllers { controller.willRotate(to: new, duration: duration) }
        for controller in controllers {
            controller.willAnimateFirstHalfOfRotation(to: new, duration: half)
        }
        applyGeometry()
        window.layoutIfNeeded()
        RotatingBars(controllers).whileOffScreen {
            for controller in controllers { controller.didAnimateFirstHalfOfRotation(to: new) }
        }
        for controller in controllers {
            controller.willAnimateSecondHalfOfRotation(from: old, duration: half)
        }
        window.layoutIfNeeded()
        for controller in controllers { controller.didRotate(from: old) }
        window.layoutIfNeeded()
    }

    // MARK: iOS 8 and later

    /// Runs the callbacks of iOS 8 and later. Traits and size are forwarded from the root down
    /// through `super`. Controllers that don't override `viewWillTransition` still get the calls of
    /// iOS 3 (Documentation/Rotation.md 4).
    private func runTransition() {
        guard let root = window.rootViewController else { return applyGeometry() }
        let old = controllers.filter { !RotationMethods.transition.isOverridden(by: $0) }
        let coordinator = TransitionCoordinator(self)
        UIApplication.shared.coordinator = coordinator
        let screen = UIScreen.main
        let traits = screen.device.traits(new)
        if !traits.isEqual(screen.traitCollection) {
            root.tellTransition(to: traits.overridden(by: window.traitState), coordinator)
        }
        root.viewWillTransition(to: screen.interfaceBounds(new).size, with: coordinator)
        for controller in old { controller.willRotate(to: new, duration: duration) }
        applyGeometry()
        window.layoutIfNeeded()
        for controller in old { controller.willAnimateRotation(to: new, duration: duration) }
        coordinator.runAnimations()
        window.layoutIfNeeded()
        for controller in old { controller.didRotate(from: self.old) }
        coordinator.runCompletions()
        UIApplication.shared.coordinator = nil
        window.layoutIfNeeded()
    }
}

/// A controller's header and footer, which the two steps of iOS 2 move off the screen and back.
@MainActor struct RotatingBars {
    private let header: UIView?
    private let footer: UIView?

    /// Creates the bars of the first controller that has any.
    init(_ controllers: [UIViewController]) {
        header = controllers.lazy.compactMap { $0.rotatingHeaderView() }.first
        footer = controllers.lazy.compactMap { $0.rotatingFooterView() }.first
    }

    func whileOffScreen(_ body: () -> Void) {
        let centers = (header?.center, footer?.center)
        if let header { header.center.y -= header.frame.maxY }
        if let footer { footer.center.y += footer.bounds.height }
        body()
        if let center = centers.0 { header?.center = center }
        if let center = centers.1 { footer?.center = center }
    }
}
