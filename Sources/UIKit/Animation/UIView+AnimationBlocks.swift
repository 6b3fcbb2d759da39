import Foundation

/// The animation methods of iOS 2 to 12, whose parameters are set inside the block.
extension UIView {
    /// Begins an animation, which `commitAnimations()` ends. Animations can be nested.
    public class func beginAnimations(
        _ animationID: String?, context: UnsafeMutableRawPointer?
    ) {
        let block = AnimationBlock()
        SimulatedSystem.current.animationBlocks.append(block)
        if LayerSimulation.current.isAnimated {
            AnimationScope.begin { block.isEnabled ? block.animation.animation(of: $0) : nil }
        }
    }

    /// Ends the animation. Has no effect without `beginAnimations(_:context:)`.
    public class func commitAnimations() {
        guard SimulatedSystem.current.animationBlocks.popLast() != nil else { return }
        if LayerSimulation.current.isAnimated { AnimationScope.end() }
    }

    /// Sets the duration in seconds, 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        block?.animation.duration = max(0, duration)
    }

    /// Sets the time in seconds before the animation begins.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        block?.animation.delay = max(0, delay)
    }

    public class func setAnimationCurve(_ curve: AnimationCurve) {
        block?.animation.timing = .curve(curve.timingFunction)
    }

    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        block?.animation.repeatCount = repeatCount
    }

    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        block?.animation.autoreverses = repeatAutoreverses
    }

    /// Has no effect, because animations always begin at the values that are shown.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Has no effect: the delegate's methods aren't called.
    public class func setAnimationDelegate(_ delegate: Any?) {}
    public class func setAnimationWillStart(_ selector: Selector?) {}
    public class func setAnimationDidStop(_ selector: Selector?) {}

    private class var block: AnimationBlock? { SimulatedSystem.current.animationBlocks.last }
}

/// An animation that has begun and isn't committed.
@MainActor final class AnimationBlock {
    /// Apple documents a duration of 0.2 s and a curve that eases in and out.
    var animation = ViewAnimation(duration: 0.2)

    var isEnabled: Bool { animation.duration > 0 && UIView.areAnimationsEnabled }
}
