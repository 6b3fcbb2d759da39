import Foundation

/// An animation that was added to a layer.
@MainActor final class LayerAnimation {
    let key: String?
    let animation: CAAnimation
    /// The time at which it begins, in the layer's time.
    fileprivate let beginTime: CFTimeInterval
    /// The duration in seconds; that of the transaction if the animation has none.
    fileprivate let duration: CFTimeInterval
    fileprivate var start: SimulatedClock.Alarm?
    fileprivate var end: SimulatedClock.Alarm?
    fileprivate var hasStarted = false
    /// Whether the animation has ended. It may stay on the layer.
    fileprivate var hasEnded = false
    /// The animations that a completion block waits for.
    fileprivate let completion: AnimationCompletion?

    fileprivate init(
        _ key: String?, _ animation: CAAnimation, on layer: CALayer,
        completion: AnimationCompletion?
    ) {
        (self.key, self.animation, self.completion) = (key, animation, completion)
        beginTime = animation.beginTime != 0 ? animation.beginTime : layer.localTime
        duration =
            animation.duration > 0
            ? animation.duration : CATransaction.animationDuration()
    }

    /// Returns the state that is shown now, in a film or at rest.
    fileprivate func moment(on layer: CALayer) -> AnimationMoment? {
        if animation is DrivenAnimation { return .end(0) }
        guard LayerSimulation.current.isAnimated else {
            return animation.isHeld ? AnimationMoment(endOf: animation) : nil
        }
        return AnimationMoment(animation, at: layer.localTime - beginTime, duration: duration)
    }

    /// The time in seconds until the end in the layer's time, or `nil` if it never ends.
    fileprivate func remaining(on layer: CALayer) -> CFTimeInterval? {
        guard !animation.isEndless, animation.speed > 0 else { return nil }
        let active =
            (animation.activeDuration(duration) - animation.timeOffset)
            / Double(animation.speed)
        return max(0, beginTime + active - layer.localTime)
    }
}

extension CALayer {
    /// Adds an animation. At rest, one that neither stays nor is endless ends immediately.
    func addAnimation(_ animation: CAAnimation, _ key: String?) {
        if let key { removeAnimations { $0.key == key } }
        if LayerSimulation.current.isAnimated {
            start(animation, key)
        } else {
            if !animation.isRemovedOnCompletion || animation.isEndless {
                state.animations.append(LayerAnimation(key, animation, on: self, completion: nil))
            }
            guard let delegate = animation.delegate else { return }
            CATransaction.run {
                delegate.animationDidStart(animation)
                if !animation.isEndless { delegate.animationDidStop(animation, finished: true) }
            }
        }
    }

    private func start(_ animation: CAAnimation, _ key: String?) {
        let added = LayerAnimation(
            key, animation, on: self, completion: LayerSimulation.current.completion)
        added.completion?.begin()
        state.animations.append(added)
        if let transition = animation as? CATransition {
            let timing = CABasicAnimation()
            timing.duration = added.duration
            timing.timingFunction = transition.timingFunction
            startTransition(transition.style, timing, scale: contentsScale)
        }
        scheduleStart(of: added)
        scheduleEnd(of: added)
    }

    /// Notifies the delegate when the animation's begin time is reached, a decision for animations
    /// that begin later.
    private func scheduleStart(of added: LayerAnimation) {
        guard !added.hasStarted else { return }
        let remaining = added.beginTime - localTime
        guard remaining > 1e-9 else {
            added.hasStarted = true
            added.animation.delegate?.animationDidStart(added.animation)
            return
        }
        guard timeRate > 0 else { return }
        added.start = SimulatedClock.current.alarm(after: remaining / timeRate) { [weak self] in
            guard let self, state.animations.contains(where: { $0 === added }) else { return }
            scheduleStart(of: added)
        }
    }

    /// Sets the alarm at which an animation ends. A layer whose time stands still sets it again
    /// later.
    private func scheduleEnd(of added: LayerAnimation) {
        guard let remaining = added.remaining(on: self), timeRate > 0 else { return }
        added.end = SimulatedClock.current.alarm(after: remaining / timeRate) { [weak self] in
            guard let self, state.animations.contains(where: { $0 === added }) else { return }
            if let remaining = added.remaining(on: self), remaining > 1e-9 {
                return scheduleEnd(of: added)
            }
            finish(added, isComplete: true)
        }
    }

    /// Sets the ends of all animations again, because the layer's time changed.
    func timingChanged() {
        guard LayerSimulation.current.isAnimated else { return }
        for added in state.animations {
            added.start?.cancel()
            added.end?.cancel()
            scheduleStart(of: added)
            scheduleEnd(of: added)
        }
        for layer in state.sublayers { layer.timingChanged() }
    }

    private func finish(_ added: LayerAnimation, isComplete: Bool) {
        if !isComplete || added.animation.isRemovedOnCompletion {
            state.animations.removeAll { $0 === added }
        }
        guard !added.hasEnded else { return }
        added.hasEnded = true
        added.animation.delegate?.animationDidStop(added.animation, finished: isComplete)
        added.completion?.end(isComplete: isComplete)
    }

    func removeAnimations(where isRemoved: (LayerAnimation) -> Bool) {
        let removed = state.animations.filter(isRemoved)
        state.animations.removeAll { added in removed.contains { $0 === added } }
        guard LayerSimulation.current.isAnimated else { return }
        for added in removed {
            added.start?.cancel()
            added.end?.cancel()
            finish(added, isComplete: false)
        }
    }

    /// Removes an animation, which doesn't call its completion.
    package func removeDriven(_ animation: DrivenAnimation) {
        state.animations.removeAll { $0.animation === animation }
    }

    /// Calls `body` with the values of the animations in place of the model values.
    func withPresentationValues<Result>(_ body: () -> Result) -> Result {
        guard !state.animations.isEmpty, !state.isPresenting else { return body() }
        let values = PresentationValues(of: self)
        state.isPresenting = true
        for added in state.animations {
            if let moment = added.moment(on: self) { added.animation.apply(moment, to: values) }
        }
        let result = body()
        values.restore()
        state.isPresenting = false
        return result
    }

    /// Returns the value that is shown for a property.
    package func presentedValue(forKeyPath keyPath: String) -> Any? {
        withPresentationValues { readValue(keyPath) }
    }

    /// Returns a copy with the values of the animations in a film; the layer itself at rest.
    func presentationLayer() -> CALayer {
        guard LayerSimulation.current.isAnimated else { return self }
        return withPresentationValues {
            let copy = CALayer.layer(ofType: type(of: self))
            copy.copyProperties(of: self)
            return copy
        }
    }
}

/// An animation whose progress is set from outside, also at rest.
package final class DrivenAnimation: CABasicAnimation {
    private let progress: @MainActor () -> Double

    /// Creates the animation of a change.
    ///
    /// - Parameter progress: Returns the fraction of the way.
    package init(of change: LayerChange, progress: @escaping @MainActor () -> Double) {
        self.progress = progress
        super.init()
        change.describe(in: self)
        repeatCount = .infinity
        isRemovedOnCompletion = false
    }

    override func progress(at moment: AnimationMoment) -> Double { progress() }
}

/// Waits for the animations of a transaction or of a view's animation block.
@MainActor package final class AnimationCompletion {
    private var running = 0
    private var isClosed = false
    private var isComplete = true
    private var action: ((Bool) -> Void)?

    /// Creates a completion that calls `action` with whether all animations ended by themselves.
    package init(_ action: @escaping (Bool) -> Void) {
        self.action = action
    }

    /// Adds animations that this completion waits for.
    package func collect(_ add: () -> Void) {
        let simulation = LayerSimulation.current
        let outer = simulation.completion
        simulation.completion = self
        add()
        simulation.completion = outer
    }

    func begin() { running += 1 }

    func end(isComplete: Bool) {
        running -= 1
        if !isComplete { self.isComplete = false }
        callIfDone()
    }

    /// Notes that no more animations are added.
    package func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, running == 0, let action else { return }
        self.action = nil
        CATransaction.run { action(isComplete) }
    }
}
