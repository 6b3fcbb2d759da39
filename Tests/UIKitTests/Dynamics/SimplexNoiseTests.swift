import Foundation
import Testing

@testable import UIKit

/// Properties of the noise.
@Suite struct SimplexNoiseTests {
    private func values(step: Double, seed: UInt64 = 1) -> [Double] {
        (0..<2000).map {
            SimplexNoise.value(at: SIMD3(Double($0) * step, 0.3, 7.1), seed: seed)
        }
    }

    @Test func valuesAreFromMinus1To1() {
        let values = values(step: 0.37)
        #expect(values.allSatisfy { abs($0) <= 1 })
        #expect(values.contains { $0 > 0.5 } && values.contains { $0 < -0.5 })
        #expect(abs(values.reduce(0, +) / 2000) < 0.05)
    }

    @Test func valuesChangeSmoothly() {
        let values = values(step: 1e-3)
        #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test func seedsHaveTheirOwnValues() {
        #expect(values(step: 0.37) == values(step: 0.37))
        #expect(values(step: 0.37) != values(step: 0.37, seed: 2))
    }
}
