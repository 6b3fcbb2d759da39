import Foundation

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer.
///
/// In a film, animations take their time. In an image, an animation is over as soon as it is added:
/// one that stays (`isRemovedOnCompletion` is `false`) and fills forward keeps its end values, and
/// one that repeats endlessly leaves the model values in effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    /// The delegate, held strongly as Apple documents.
    open var delegate: (any CAAnimationDelegate)?
    private var customValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    open func value(forKey key: String) -> Any? { customValues[key] }

    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    public func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Whether the animation never ends on its own.
    var isEndless: Bool { !repeatCount.isFinite || !repeatDuration.isFinite }

    /// Whether the end values stay in effect in an image.
    var isHeld: Bool {
        !isRemovedOnCompletion && !isEndless && (fillMode == .forwards || fillMode == .both)
    }

    /// Writes the values of the animated properties at a moment.
    func apply(_ moment: AnimationMoment, to values: PresentationValues) {}

    /// Returns a fraction of the duration after the timing function.
    final func eased(_ fraction: Double) -> Double {
        timingFunction?.value(at: fraction) ?? fraction
    }
}

/// Animations that run together. The group's own timing determines whether they stay.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func apply(_ moment: AnimationMoment, to values: PresentationValues) {
        for animation in animations ?? [] {
            let own =
                moment.isAtRest
                ? AnimationMoment(endOf: animation)
                : AnimationMoment(
                    animation,
                    at: eased(moment.fraction) * moment.duration - animation.beginTime,
                    duration: animation.duration > 0 ? animation.duration : moment.duration)
            if let own { animation.apply(own, to: values) }
        }
    }
}
