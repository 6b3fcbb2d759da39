import Foundation

/// Random values that change smoothly with a point in three dimensions, always the same ones.
///
/// This is simplex noise: each corner of the simplex that contains the point adds a ramp along a
/// random gradient, which fades out before the neighboring simplices.
enum SimplexNoise {
    /// Returns a value from -1 to 1.
    static func value(at point: SIMD3<Double>, seed: UInt64) -> Double {
        let cell = (point + point.sum() / 3).rounded(.down)
        let offset = point - (cell - cell.sum() / 6)
        var corner = SIMD3<Double>.zero
        var sum = ramp(cell, offset, seed)
        for axis in (0..<3).sorted(by: { offset[$0] > offset[$1] }) {
            corner[axis] = 1
            sum += ramp(cell + corner, offset - corner + corner.sum() / 6, seed)
        }
        return max(-1, min(1, sum * scale))
    }

    /// The reciprocal of the greatest sum of ramps.
    private static let scale = 76.0

    private static func ramp(
        _ corner: SIMD3<Double>, _ offset: SIMD3<Double>, _ seed: UInt64
    ) -> Double {
        let fading = 0.5 - (offset * offset).sum()
        guard fading > 0 else { return 0 }
        return fading * fading * fading * fading * (gradient(at: corner, seed) * offset).sum()
    }

    /// Returns one of the directions to the middles of a cube's edges.
    private static func gradient(at corner: SIMD3<Double>, _ seed: UInt64) -> SIMD3<Double> {
        var hash = seed
        for axis in 0..<3 {
            hash ^= UInt64(bitPattern: Int64(Int(saturating: corner[axis])))
            hash &*= 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        var gradient = SIMD3(hash & 1 == 0 ? 1.0 : -1, hash & 2 == 0 ? 1 : -1, 0)
        let zero = Int(hash >> 8 % 3)
        gradient[2] = gradient[zero]
        gradient[zero] = 0
        return gradient
    }
}
