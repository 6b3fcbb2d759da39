import Foundation

extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = Self(rawValue: 1)
        public static let allowUserInteraction = Self(rawValue: 2)
        public static let beginFromCurrentState = Self(rawValue: 4)
        public static let `repeat` = Self(rawValue: 8)
        public static let autoreverse = Self(rawValue: 16)
        public static let overrideInheritedDuration = Self(rawValue: 32)
        public static let overrideInheritedOptions = Self(rawValue: 512)
        public static let calculationModeLinear: Self = []
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    /// Animates the changes of keyframes, which `animations` adds. Times are in seconds.
    ///
    /// The curve of the whole animation is that of `AnimationOptions` with the same raw value, by
    /// default `curveEaseInOut`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let system = SimulatedSystem.current
        guard LayerSimulation.current.isAnimated, system.areAnimationsEnabled, duration > 0 else {
            performWithoutAnimation(animations)
            completion?(true)
            return
        }
        let outer = system.keyframes
        let keyframes = KeyframeCollection()
        system.keyframes = keyframes
        AnimationScope.run(
            animation: { change in
                keyframes.add(change, from: 0, to: 1)
                return nil
            }, animations)
        system.keyframes = outer
        let end = AnimationCompletion(completion ?? { _ in })
        end.collect { keyframes.start(duration: duration, delay: delay, options) }
        end.close()
    }

    /// Adds the changes of one keyframe.
    ///
    /// - Parameters:
    ///   - start: The start, as a fraction of the whole duration.
    ///   - duration: The duration, as a fraction of the whole one.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double,
        animations: () -> Void
    ) {
        guard let keyframes = SimulatedSystem.current.keyframes else { return animations() }
        let begin = max(0, min(1, start))
        AnimationScope.run(
            animation: { change in
                keyframes.add(change, from: begin, to: min(1, begin + max(0, duration)))
                return nil
            }, animations)
    }
}

/// The keyframes of an animation, by layer and property.
@MainActor final class KeyframeCollection {
    private struct Key: Hashable {
        let layer: ObjectIdentifier
        let keyPath: String
    }

    private var changes: [Key: [(start: Double, end: Double, change: LayerChange)]] = [:]

    func add(_ change: LayerChange, from start: Double, to end: Double) {
        let key = Key(layer: ObjectIdentifier(change.layer), keyPath: change.keyPath)
        changes[key, default: []].append((start, end, change))
    }

    /// Adds the animations to the layers.
    func start(
        duration: TimeInterval, delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions
    ) {
        for parts in changes.values {
            let parts = parts.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
            guard let first = parts.first?.change else { continue }
            let animation = CAKeyframeAnimation(keyPath: first.keyPath)
            var values = [first.oldValue]
            var times = [0.0]
            for part in parts {
                if part.start > times[times.count - 1] {
                    values.append(values[values.count - 1])
                    times.append(part.start)
                }
                values.append(part.change.newValue)
                times.append(max(part.end, times[times.count - 1]))
            }
            if times[times.count - 1] < 1 {
                values.append(values[values.count - 1])
                times.append(1)
            }
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = options.calculationMode
            animation.timingFunction =
                UIView.AnimationOptions(rawValue: options.rawValue).timingFunction
            animation.duration = duration
            animation.repeatCount = options.contains(.repeat) ? .infinity : 1
            animation.autoreverses = options.contains(.autoreverse)
            animation.fillMode = .backwards
            if delay > 0 {
                animation.beginTime = first.layer.convertTime(
                    SimulatedClock.current.now + delay, from: nil)
            }
            first.layer.add(animation, forKey: nil)
        }
    }
}

extension UIView.KeyframeAnimationOptions {
    fileprivate var calculationMode: CAAnimationCalculationMode {
        switch (rawValue >> 10) & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
