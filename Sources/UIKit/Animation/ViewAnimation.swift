import Foundation

/// How the changes in an animation block are animated. Times are in seconds.
@MainActor struct ViewAnimation {
    var duration: TimeInterval
    var delay: TimeInterval
    var timing: Timing
    var repeatCount: Float
    var autoreverses: Bool

    enum Timing {
        case curve(CAMediaTimingFunction)
        case spring(SpringCurve)
    }

    init(duration: TimeInterval, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = []) {
        self.duration = max(0, duration)
        self.delay = max(0, delay)
        timing = .curve(options.timingFunction)
        repeatCount = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
    }

    /// The animation whose block is running.
    static var current: ViewAnimation? { SimulatedSystem.current.viewAnimation }

    /// Runs changes and animates them.
    ///
    /// - Parameter completion: Is called after the animations, with whether they ended by
    ///   themselves; immediately at rest and if nothing changes.
    func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        let system = SimulatedSystem.current
        guard LayerSimulation.current.isAnimated, system.areAnimationsEnabled, duration > 0 else {
            UIView.performWithoutAnimation(changes)
            completion?(true)
            return
        }
        let outer = system.viewAnimation
        system.viewAnimation = self
        AnimationScope.run(
            completion: completion.map { AnimationCompletion($0) }, animation: animation, changes)
        system.viewAnimation = outer
    }

    /// Returns the animation of a change.
    func animation(of change: LayerChange) -> CAAnimation {
        let animation = timingOnly(on: change.layer)
        change.describe(in: animation)
        return animation
    }

    /// Returns an animation of a layer without the property and its values.
    func timingOnly(on layer: CALayer) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch timing {
        case .curve(let function):
            animation = CABasicAnimation()
            animation.timingFunction = function
        case .spring(let curve): animation = CASpringAnimation(curve)
        }
        animation.duration = duration
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        // Until a delayed animation begins, the old value is shown.
        animation.fillMode = .backwards
        if delay > 0 {
            animation.beginTime = layer.convertTime(
                SimulatedClock.current.now + delay, from: nil)
        }
        return animation
    }
}

extension UIView.AnimationOptions {
    /// The timing function of the curve.
    var timingFunction: CAMediaTimingFunction {
        switch (rawValue >> 16) & 0xF {
        case 1: CAMediaTimingFunction(name: .easeIn)
        case 2: CAMediaTimingFunction(name: .easeOut)
        case 3: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}
