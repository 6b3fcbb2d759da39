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
    /// old geometry, `willAnimateRotation` with the new one, after the layout and in the animation.
    /// Apple doesn't document whether the layout comes first.
    private func runOneStep() {
        let controllers = self.controllers
        for controller in controllers { controller.willRotate(to: new, duration: duration) }
        ViewAnimation(duration: duration).run {
            applyGeometry()
            window.layoutIfNeeded()
            for controller in controllers {
                controller.willAnimateRotation(to: new, duration: duration)
            }
            window.layoutIfNeeded()
        } _: { _ in
            for controller in controllers { controller.didRotate(from: old) }
            window.layoutIfNeeded()
        }
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
    /// footer are off screen and the root view is halfway.
    private func runTwoSteps() {
        let controllers = self.controllers
        let half = duration / 2
        let bars = RotatingBars(controllers)
        for controller in controllers { controller.willRotate(to: new, duration: duration) }
        ViewAnimation(duration: half, .curveEaseIn).run {
            for controller in controllers {
                controller.willAnimateFirstHalfOfRotation(to: new, duration: half)
            }
            if LayerSimulation.current.isAnimated {
                bars.moveOut()
                rootLayer?.turn(by: angle / 2)
            }
        } _: { _ in
            runSecondStep(controllers, bars)
        }
    }

    private func runSecondStep(_ controllers: [UIViewController], _ bars: RotatingBars) {
        let half = duration / 2
        UIView.performWithoutAnimation {
            bars.moveBack()
            applyGeometry()
            window.layoutIfNeeded()
            bars.moveOut()
            for controller in controllers { controller.didAnimateFirstHalfOfRotation(to: new) }
        }
        ViewAnimation(duration: half, .curveEaseOut).run {
            bars.moveBack()
            for controller in controllers {
                controller.willAnimateSecondHalfOfRotation(from: old, duration: half)
            }
            window.layoutIfNeeded()
            rootLayer?.startTurned(by: -angle / 2)
        } _: { _ in
            for controller in controllers { controller.didRotate(from: old) }
            window.layoutIfNeeded()
        }
    }

    private var rootLayer: CALayer? { window.rootViewController?.viewIfLoaded?.layer }

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
        ViewAnimation(duration: duration).run {
            applyGeometry()
            startTurned()
            window.layoutIfNeeded()
            for controller in old { controller.willAnimateRotation(to: new, duration: duration) }
            coordinator.runAnimations()
            window.layoutIfNeeded()
        } _: { _ in
            for controller in old { controller.didRotate(from: self.old) }
            coordinator.runCompletions()
            UIApplication.shared.coordinator = nil
            window.layoutIfNeeded()
        }
    }

    /// Lets the animation of a window whose coordinate space rotates with the screen begin with the
    /// old interface, which lies on its side in the new space.
    private func startTurned() {
        window.layer.startTurned(by: -angle)
        AnimationScope.setInitialValue(
            window.layer.position, forKeyPath: "position", of: window.layer)
    }
}

extension CALayer {
    fileprivate func turn(by angle: CGFloat) {
        transform = CATransform3DRotate(transform, angle, 0, 0, 1)
    }

    /// Lets the animation begin with the layer rotated, clockwise in radians.
    fileprivate func startTurned(by angle: CGFloat) {
        AnimationScope.setInitialValue(
            CATransform3DRotate(transform, angle, 0, 0, 1), forKeyPath: "transform", of: self)
    }
}

/// A controller's header and footer, which the two steps of iOS 2 move off the screen and back.
@MainActor final class RotatingBars {
    private let header: UIView?
    private let footer: UIView?
    /// The distances by which the bars are moved, in points.
    private var distances: (header: CGFloat, footer: CGFloat) = (0, 0)

    /// Creates the bars of the first controller that has any.
    init(_ controllers: [UIViewController]) {
        header = controllers.lazy.compactMap { $0.rotatingHeaderView() }.first
        footer = controllers.lazy.compactMap { $0.rotatingFooterView() }.first
    }

    func moveOut() {
        distances = (header?.frame.maxY ?? 0, footer?.bounds.height ?? 0)
        header?.center.y -= distances.header
        footer?.center.y += distances.footer
    }

    func moveBack() {
        header?.center.y += distances.header
        footer?.center.y -= distances.footer
        distances = (0, 0)
    }
}
