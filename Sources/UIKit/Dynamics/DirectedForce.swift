import Foundation

/// A vector that can also be set by its angle and its magnitude.
struct DirectedForce {
    private(set) var direction: CGVector
    private(set) var angle: CGFloat
    private(set) var magnitude: CGFloat

    /// Creates a force from its components.
    init(_ direction: CGVector) {
        self.direction = direction
        angle = atan2(direction.dy, direction.dx)
        magnitude = hypot(direction.dx, direction.dy)
    }

    /// Creates a force from its angle in radians and its magnitude, which may be negative.
    init(angle: CGFloat, magnitude: CGFloat) {
        (self.angle, self.magnitude) = (angle, magnitude)
        direction = CGVector(
            dx: Self.exact(cos(angle)) * magnitude, dy: Self.exact(sin(angle)) * magnitude)
    }

    /// Returns 0 instead of the rounding error of a multiple of a right angle.
    private static func exact(_ value: CGFloat) -> CGFloat { value.magnitude < 1e-15 ? 0 : value }

    var vector: SIMD2<Double> { SIMD2(Double(direction.dx), Double(direction.dy)) }
}
