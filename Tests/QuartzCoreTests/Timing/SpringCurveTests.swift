import Foundation
import QuartzCore
import Testing

/// Source: the differential equation of a damped harmonic oscillator, m·x″ + c·x′ + k·(x − 1) = 0.
@Suite struct SpringCurveTests {
    /// Returns the position at a time by integrating the equation with the Runge–Kutta method.
    private func integrated(
        _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, at time: Double
    ) -> Double {
        let count = 20_000
        let step = time / Double(count)
        var (x, v) = (0.0, velocity)
        func slope(_ x: Double, _ v: Double) -> (Double, Double) {
            (v, (stiffness * (1 - x) - damping * v) / mass)
        }
        for _ in 0..<count {
            let a = slope(x, v)
            let b = slope(x + step / 2 * a.0, v + step / 2 * a.1)
            let c = slope(x + step / 2 * b.0, v + step / 2 * b.1)
            let d = slope(x + step * c.0, v + step * c.1)
            x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        }
        return x
    }

    @Test(
        "underdamped, critical, overdamped, and pushed springs",
        arguments: [
            (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 40, 0), (3, 1000, 500, 0),
            (2, 300, 12, 5), (1, 100, 20, -3), (1, 50, 30, 8),
        ])
    func differentialEquation(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let curve = SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        for time in [0.05, 0.2, 0.5, 1.3] {
            let expected = integrated(mass, stiffness, damping, velocity, at: time)
            #expect(abs(curve.value(at: time) - expected) < 1e-8, "\(time) s")
        }
        #expect(curve.value(at: 0) == 0)
    }

    @Test(arguments: [0.2, 0.5, 0.8, 1, 1.5])
    func aSpringOfADurationHasSettledAtItsEnd(ratio: Double) {
        let curve = SpringCurve(dampingRatio: ratio, duration: 0.7, initialVelocity: 0)
        #expect(abs(curve.settlingDuration - 0.7) < 1e-9)
        #expect(abs(curve.value(at: 0.7) - 1) < 0.002)
    }

    /// Source: developer.apple.com on SwiftUI's `Spring`: stiffness (2π / duration)², damping
    /// 4π · (1 − bounce) / duration for a mass of 1.
    @Test func perceptualDurationAndBounce() {
        let curve = SpringCurve(perceptualDuration: 0.5, bounce: 0.3, initialVelocity: 0)
        let same = SpringCurve(
            mass: 1, stiffness: pow(2 * .pi / 0.5, 2), damping: 4 * .pi * 0.7 / 0.5,
            initialVelocity: 0)
        #expect(abs(curve.value(at: 0.3) - same.value(at: 0.3)) < 1e-12)
    }
}
