import Foundation

/// The state of an animation at a time, from its `CAMediaTiming` properties.
struct AnimationMoment {
    /// The part of the duration that has passed in the current repetition, from 0 to 1; after the
    /// duration, an animation that reverses counts down.
    let fraction: Double
    /// The number of repetitions before the current one.
    let repetition: Int
    let duration: CFTimeInterval
    /// Whether time doesn't pass, so that groups are at the end of each of their animations.
    var isAtRest = false

    /// Returns the state at the end of the first repetition.
    static func end(_ duration: CFTimeInterval) -> AnimationMoment {
        AnimationMoment(fraction: 1, duration: duration)
    }

    private init(fraction: Double, duration: CFTimeInterval) {
        (self.fraction, repetition, self.duration) = (fraction, 0, duration)
    }

    /// The time in seconds since the start of the current repetition.
    var elapsed: CFTimeInterval { fraction * duration }

    /// Creates the state, or `nil` if the animation doesn't change properties at that time.
    ///
    /// - Parameters:
    ///   - time: The time in seconds since the animation's beginning, in the layer's time.
    ///   - duration: The duration that replaces one of zero.
    @MainActor init?(_ animation: CAAnimation, at time: CFTimeInterval, duration: CFTimeInterval) {
        let fill = animation.fillMode
        let local = time * Double(animation.speed) + animation.timeOffset
        let end = animation.activeDuration(duration)
        if time < 0 {
            guard fill == .backwards || fill == .both else { return nil }
            self.init(fraction: 0, duration: duration)
        } else if local >= end {
            guard fill == .forwards || fill == .both else { return nil }
            self.init(animation, local: end, duration: duration)
        } else {
            self.init(animation, local: max(0, local), duration: duration)
        }
    }

    /// Creates the state at the end of an animation that ends.
    @MainActor init(endOf animation: CAAnimation) {
        self.init(
            animation, local: animation.activeDuration(animation.duration),
            duration: animation.duration)
        isAtRest = true
    }

    @MainActor private init(_ animation: CAAnimation, local: CFTimeInterval, duration: Double) {
        let cycle = duration * (animation.autoreverses ? 2 : 1)
        guard cycle > 0 else {
            (fraction, repetition) = (animation.autoreverses ? 0 : 1, 0)
            self.duration = 0
            return
        }
        let finished = (local / cycle).rounded(.down)
        // At the end, the last repetition is complete, instead of another one at its start.
        let isEnd =
            finished > 0 && local == finished * cycle
            && local >= animation.activeDuration(duration)
        let count = isEnd ? finished - 1 : finished
        let place = (local - count * cycle) / duration
        fraction = place > 1 ? max(0, 2 - place) : place
        repetition = Int(saturating: count)
        self.duration = duration
    }
}

extension CAAnimation {
    /// Returns the time in seconds in which the animation changes properties, with its repetitions,
    /// in its own time.
    ///
    /// - Parameter duration: The duration of one repetition.
    func activeDuration(_ duration: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = duration * (autoreverses ? 2 : 1)
        return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
    }
}
