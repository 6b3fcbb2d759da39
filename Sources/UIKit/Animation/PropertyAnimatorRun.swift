import Foundation

/// The progress of a property animator, which the simulated time moves while it runs.
@MainActor struct PropertyAnimatorRun {
    var isReversed = false
    /// The fraction of the duration at the last change of the state.
    private var storedFraction = 0.0
    /// The progress of the values at the last change of the state. Setting it requires that the
    /// animation is paused.
    var progress = 0.0
    private var leg: Leg?

    /// A movement to the end, or to the start if the animation is reversed.
    private struct Leg {
        let start: TimeInterval
        let duration: TimeInterval
        let curve: (Double) -> Double

        @MainActor var share: Double {
            guard duration > 0 else { return 1 }
            return min(1, max(0, (SimulatedClock.current.now - start) / duration))
        }
    }

    init(isReversed: Bool = false) {
        self.isReversed = isReversed
    }

    var isRunning: Bool { leg != nil }

    private var target: Double { isReversed ? 0 : 1 }

    /// The fraction of the duration. Setting it requires that the animation is paused.
    var fraction: Double {
        get {
            guard let leg else { return storedFraction }
            return storedFraction + (target - storedFraction) * leg.share
        }
        set { storedFraction = newValue }
    }

    /// The progress of the values now; a spring's exceeds 1.
    var currentProgress: Double {
        guard let leg else { return progress }
        let share = leg.share
        return progress + (target - progress) * (share < 1 ? leg.curve(share) : 1)
    }

    /// Starts to run.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds to the end.
    ///   - curve: Returns the part of the way at a part of that time.
    mutating func start(lasting duration: TimeInterval, curve: @escaping (Double) -> Double) {
        pause()
        leg = Leg(start: SimulatedClock.current.now, duration: duration, curve: curve)
    }

    mutating func pause() {
        guard leg != nil else { return }
        (storedFraction, progress) = (fraction, currentProgress)
        leg = nil
    }
}
