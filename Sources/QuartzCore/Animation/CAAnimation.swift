import Foundation

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation, which is over as soon as it is added, because an image shows a layer at rest.
///
/// An animation that stays (`isRemovedOnCompletion` is `false`) and fills forward keeps its end
/// values in the image. One that repeats endlessly leaves the model values in effect.
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

    /// Whether the end values stay in effect.
    var isHeld: Bool {
        !isRemovedOnCompletion && !isEndless && (fillMode == .forwards || fillMode == .both)
    }

    /// Returns the end values by key path, for a layer with its current model values.
    func endValues(for layer: CALayer) -> [(keyPath: String, value: Any)] { [] }
}

/// Animations that run together. The group's own timing determines whether they stay.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func endValues(for layer: CALayer) -> [(keyPath: String, value: Any)] {
        (animations ?? []).flatMap { $0.endValues(for: layer) }
    }
}
