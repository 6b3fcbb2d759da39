import Foundation

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// Animates changes of views in a film; at rest, runs the changes and the completion
    /// immediately. Times are in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(duration: duration, delay: delay, options).run(animations, completion)
    }

    /// Animates changes with the motion of a spring. Times are in seconds.
    ///
    /// - Parameters:
    ///   - damping: 1 for a motion without oscillation, less for more of it.
    ///   - velocity: The velocity at the start, in whole distances per second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var animation = ViewAnimation(duration: duration, delay: delay, options)
        animation.timing = .spring(
            SpringCurve(dampingRatio: damping, duration: duration, initialVelocity: velocity))
        animation.run(animations, completion)
    }

    /// Animates changes with a spring that is described by its perceptual duration in seconds and
    /// its bounce from -1 to 1.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
        var animation = ViewAnimation(
            duration: spring.settlingDuration, delay: delay, options)
        animation.timing = .spring(spring)
        animation.run(animations, completion)
    }

    /// Runs changes without animating them, also inside an animation.
    public static func performWithoutAnimation(_ changes: () -> Void) {
        AnimationScope.run(animation: nil, changes)
    }

    /// Repeats the animations of the block, in an animation.
    ///
    /// - Parameter count: The number of repetitions, which may have a fraction.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var animation = ViewAnimation.current else { return animations() }
        animation.repeatCount = Float(count)
        animation.autoreverses = autoreverses
        animation.run(animations, nil)
    }

    /// Whether changes in animation blocks are animated.
    public class var areAnimationsEnabled: Bool { SimulatedSystem.current.areAnimationsEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        SimulatedSystem.current.areAnimationsEnabled = enabled
    }

    /// The duration in seconds of the animation whose block is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.duration ?? 0
    }
}
