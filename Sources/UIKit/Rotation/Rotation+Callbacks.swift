import Foundation

/// The calls around a turn, era by era.
extension Rotation {
    func run() {
        switch UIScreen.main.device.iOS.major {
        case ..<6: usesHalves ? runTwoSteps() : runOneStep()
        case ..<8: runOneStep()
        default: runTransition()
        }
    }

    /// iOS 3 to 7 (facts: semantics.md 5.2 and 5.3): `willRotate` sees the old geometry,
    /// `willAnimateRotation` the new one, after the layout.
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

    /// Whether the frontmost controller has a half-way method and not the later one: this is
    /// believed to choose the two steps (facts: semantics.md 5.2).
    private var usesHalves: Bool {
        guard let front = controllers.first else { return false }
        return !RotationMethods.willAnimate.isOverridden(by: front)
            && RotationMethods.halves.contains { $0.isOverridden(by: front) }
    }

    /// The geometry changes between the halves, when header and footer are off screen.
    private func runTwoSteps() {
        let controllers = self.controllers
        let half = duration / 2
        for controller in controllers { controller.willRotate(to: new, duration: duration) }
        for controller in controllers {
            controller.willAnimateFirstHalfOfRotation(to: new, duration: half)
        }
        applyGeometry()
        window.layoutIfNeeded()
        for controller in controllers { controller.didAnimateFirstHalfOfRotation(to: new) }
        for controller in controllers {
            controller.willAnimateSecondHalfOfRotation(from: old, duration: half)
        }
        window.layoutIfNeeded()
        for controller in controllers { controller.didRotate(from: old) }
        window.layoutIfNeeded()
    }

    // MARK: iOS 8 and later

    /// Traits and size are told from the root down through `super`; controllers that don't
    /// override `viewWillTransition` still get the calls of iOS 3 (facts: semantics.md 5.4).
    private func runTransition() {
        guard let root = window.rootViewController else { return applyGeometry() }
        let old = controllers.filter { !RotationMethods.transition.isOverridden(by: $0) }
        let coordinator = TransitionCoordinator(self)
        tellTransition(root, coordinator)
        for controller in old { controller.willRotate(to: new, duration: duration) }
        applyGeometry()
        window.layoutIfNeeded()
        for controller in old { controller.willAnimateRotation(to: new, duration: duration) }
        coordinator.runAnimations()
        window.layoutIfNeeded()
        for controller in old { controller.didRotate(from: self.old) }
        coordinator.runCompletions()
        window.layoutIfNeeded()
    }

    /// The root hears of the screen's new traits and size; presentations tell what they present.
    private func tellTransition(_ root: UIViewController, _ coordinator: TransitionCoordinator) {
        let screen = UIScreen.main
        let traits = screen.device.traits(new)
        let size = screen.interfaceBounds(new).size
        let presentations = root.presentedChain.compactMap { $0.modal.presentation?.active }
        if !traits.isEqual(screen.traitCollection) {
            root.willTransition(to: traits, with: coordinator)
            for each in presentations { each.willTransition(to: traits, with: coordinator) }
        }
        root.viewWillTransition(to: size, with: coordinator)
        for each in presentations { each.viewWillTransition(to: size, with: coordinator) }
    }
}
