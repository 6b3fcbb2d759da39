import Foundation

/// The motion of a damped harmonic oscillator that starts at 0 and comes to rest at 1: the solution
/// of m·x″ + c·x′ + k·(x − 1) = 0, with the time in seconds.
package struct SpringCurve: Sendable, Hashable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    /// The velocity at the start, in whole distances per second.
    let initialVelocity: Double

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.mass = mass > 0 ? mass : 1
        self.stiffness = max(0, stiffness)
        self.damping = max(0, damping)
        self.initialVelocity = initialVelocity
    }

    /// Creates the spring that has settled after a duration in seconds.
    ///
    /// Apple doesn't document how UIKit derives the stiffness. Here, the envelope of the oscillation
    /// is a thousandth at the end, as in `CASpringAnimation.settlingDuration`.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let ratio = max(0.01, dampingRatio)
        let frequency = Self.settlingPhase(ratio) / max(1e-3, duration)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// Creates the spring of a perceptual duration in seconds and a bounce from -1 to 1, with the
    /// conversion that Apple publishes for SwiftUI's `Spring`.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
        let duration = max(1e-3, perceptualDuration)
        let ratio = bounce < 0 ? 1 / max(1e-3, 1 + bounce) : 1 - min(1, bounce)
        let frequency = 2 * .pi / duration
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The time in seconds after which the envelope stays below a thousandth; infinite without
    /// damping.
    package var settlingDuration: Double {
        guard damping > 0, stiffness > 0 else { return .infinity }
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return Self.settlingPhase(ratio) / (stiffness / mass).squareRoot()
    }

    /// Returns the product of angular frequency and time at which the envelope is a thousandth.
    private static func settlingPhase(_ ratio: Double) -> Double {
        // A critically damped spring's (1 + ω·t)·e^(−ω·t) takes longer than the exponent alone.
        if abs(ratio - 1) < 1e-9 { return 9.2334134764516 }
        return log(1000) / (ratio > 1 ? ratio - (ratio * ratio - 1).squareRoot() : ratio)
    }

    /// Returns the position at a time in seconds.
    package func value(at time: Double) -> Double {
        guard time > 0, stiffness > 0 else { return initialVelocity * max(0, time) }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        if abs(ratio - 1) < 1e-9 {
            let slope = initialVelocity - frequency
            return 1 + (slope * time - 1) * exp(-frequency * time)
        }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (initialVelocity - ratio * frequency) / damped
            return 1 + exp(-ratio * frequency * time)
                * (sine * sin(damped * time) - cos(damped * time))
        }
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
        let share = (initialVelocity + fast) / (slow - fast)
        return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
    }
}
