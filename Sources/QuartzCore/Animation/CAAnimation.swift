import Foundation

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation as a picture knows it: over, at once.
///
/// One that stays, `isRemovedOnCompletion` being false, and fills forwards leaves its end values in
/// the picture; one that repeats without end leaves the model as it is.
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
    /// Held strongly, as Apple documents.
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

    /// Whether the animation never ends by itself.
    var isEndless: Bool { !repeatCount.isFinite || !repeatDuration.isFinite }

    /// Whether its end values stay in the picture.
    var isHeld: Bool {
        !isRemovedOnCompletion && !isEndless && (fillMode == .forwards || fillMode == .both)
    }

    /// The end values by key path, for a layer whose model values are as they are.
    func endValues(for layer: CALayer) -> [(keyPath: String, value: Any)] { [] }
}

/// Animations that run together; the group's own timing decides what stays.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func endValues(for layer: CALayer) -> [(keyPath: String, value: Any)] {
        (animations ?? []).flatMap { $0.endValues(for: layer) }
    }
}
