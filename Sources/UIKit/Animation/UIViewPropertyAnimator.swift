import Foundation

/// An animation of views that can be paused, moved by hand, and reversed.
///
/// In a film, it takes its time. In an image, an animator that was started is at its end, and one
/// that is paused shows its `fractionComplete`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing of the whole animation.
    public private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds.
    public private(set) var duration: TimeInterval
    /// The delay of the last start, in seconds.
    public private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    /// Whether a paused animation follows `fractionComplete` without its timing.
    open var scrubsLinearly = true
    /// Whether the animator stays active at the end.
    open var pausesOnCompletion = false
    open private(set) var state = UIViewAnimatingState.inactive

    private var blocks: [(delayFactor: CGFloat, changes: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var driven: [(layer: CALayer, animation: DrivenAnimation, change: LayerChange)] = []
    private var run = PropertyAnimatorRun()
    private var end: SimulatedClock.Alarm?

    // MARK: Creation

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration =
            parameters.springTimingParameters?.settlingDuration ?? max(0, duration)
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(
                controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it after a delay. Times are in seconds.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3))
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: curve ?? .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes.
    ///
    /// - Parameter delayFactor: The fraction of the remaining duration before they begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        blocks.append((max(0, min(1, delayFactor)), animation))
        if state == .active { applyBlocks() }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: State

    open var isRunning: Bool { run.isRunning }

    open var isReversed: Bool {
        get { run.isReversed }
        set {
            guard newValue != run.isReversed else { return }
            let wasRunning = isRunning
            run.pause()
            run.isReversed = newValue
            if wasRunning { resume() }
        }
    }

    /// The fraction of the animation that is complete, from 0 to 1. Setting it pauses the animation.
    open var fractionComplete: CGFloat {
        get { CGFloat(run.fraction) }
        set {
            activate()
            run.pause()
            end?.cancel()
            run.fraction = Double(max(0, min(1, newValue)))
            let curve = curve
            run.progress = scrubsLinearly ? run.fraction : curve(run.fraction)
        }
    }

    // MARK: Running

    open func startAnimation() {
        guard state != .stopped else { return }
        activate()
        guard LayerSimulation.current.isAnimated else {
            return complete(at: isReversed ? .start : .end)
        }
        resume()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = max(0, delay)
        guard LayerSimulation.current.isAnimated, delay > 0 else { return startAnimation() }
        SimulatedClock.current.alarm(after: delay) { [self] in startAnimation() }
    }

    open func pauseAnimation() {
        activate()
        run.pause()
        end?.cancel()
    }

    /// Continues a paused animation.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest, or `nil` to keep the animator's.
    ///   - durationFactor: The duration of the rest in durations, or 0 for the part that remains.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        if let parameters { timingParameters = parameters }
        guard LayerSimulation.current.isAnimated else {
            return complete(at: isReversed ? .start : .end)
        }
        resume(durationFactor > 0 ? Double(durationFactor) * duration : nil)
    }

    /// Stops the animation where it is.
    ///
    /// - Parameter withoutFinishing: Whether the animator becomes inactive without completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        run.pause()
        end?.cancel()
        guard withoutFinishing else {
            state = .stopped
            return
        }
        settle(at: .current)
        state = .inactive
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        complete(at: finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        run = PropertyAnimatorRun(isReversed: run.isReversed)
        if run.isReversed { (run.fraction, run.progress) = (1, 1) }
        applyBlocks()
    }

    /// Makes the changes of the blocks; the animations show a part of them.
    private func applyBlocks() {
        let added = blocks
        blocks = []
        for block in added {
            AnimationScope.begin { [unowned self] change in
                let animation = DrivenAnimation(of: change) { [weak self] in
                    guard let progress = self?.run.currentProgress else { return 1 }
                    let rest = 1 - Double(block.delayFactor)
                    return rest > 0 ? max(0, (progress - 1) / rest + 1) : 1
                }
                driven.append((change.layer, animation, change))
                return animation
            }
            block.changes()
            AnimationScope.end()
        }
    }

    /// Runs from the present progress to the end, or to the start if the animation is reversed.
    ///
    /// - Parameter seconds: The duration, or `nil` for the part that remains.
    private func resume(_ seconds: TimeInterval? = nil) {
        let rest = isReversed ? run.fraction : 1 - run.fraction
        let time = seconds ?? duration * rest
        run.start(lasting: time, curve: curve)
        end?.cancel()
        end = SimulatedClock.current.alarm(after: time) { [self] in
            run.pause()
            guard !pausesOnCompletion else { return }
            complete(at: isReversed ? .start : .end)
        }
    }

    /// Returns the progress at a fraction of the duration.
    private var curve: (Double) -> Double {
        let duration = duration
        if let spring = timingParameters?.springTimingParameters {
            let curve = spring.curve(lasting: duration)
            return { curve.value(at: $0 * duration) }
        }
        let function =
            timingParameters?.cubicTimingParameters?.timingFunction
            ?? CAMediaTimingFunction(name: .easeInEaseOut)
        return { function.value(at: $0) }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        run.pause()
        settle(at: position)
        state = .inactive
        let calls = completions
        completions = []
        for call in calls { call(position) }
    }

    /// Removes the animations and leaves the values of a position in effect.
    private func settle(at position: UIViewAnimatingPosition) {
        for (layer, animation, change) in driven {
            let shown = layer.presentedValue(forKeyPath: change.keyPath)
            layer.removeDriven(animation)
            switch position {
            case .end: break
            case .start: layer.setValue(change.oldValue, forKeyPath: change.keyPath)
            case .current: layer.setValue(shown, forKeyPath: change.keyPath)
            }
        }
        driven = []
    }
}
