import Foundation
import RigidBodies

/// A vector that can also be set by its angle and its magnitude.
struct DirectedForce {
    private(set) var direction: CGVector
    /// The angle in radians, clockwise from the x-axis.
    var angle: CGFloat { didSet { direction = Self.direction(angle, magnitude) } }
    /// The magnitude; a negative one reverses the direction.
    var magnitude: CGFloat { didSet { direction = Self.direction(angle, magnitude) } }

    init(_ direction: CGVector) {
        self.direction = direction
        angle = atan2(direction.dy, direction.dx)
        magnitude = hypot(direction.dx, direction.dy)
    }

    init(angle: CGFloat, magnitude: CGFloat) {
        (self.angle, self.magnitude) = (angle, magnitude)
        direction = Self.direction(angle, magnitude)
    }

    private static func direction(_ angle: CGFloat, _ magnitude: CGFloat) -> CGVector {
        CGVector(dx: exact(cos(angle)) * magnitude, dy: exact(sin(angle)) * magnitude)
    }

    /// Returns 0 instead of the rounding error of a multiple of a right angle.
    private static func exact(_ value: CGFloat) -> CGFloat { value.magnitude < 1e-15 ? 0 : value }

    var vector: Vector { Vector(direction) }
}
