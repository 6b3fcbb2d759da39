import CRigidBodies

/// A point, a vector, or a velocity in points.
package typealias Vector = SIMD2<Double>

/// The scale between points and Box2D's meters (Documentation/Dynamics.md 1).
enum Length {
    static let pointsPerMeter = 100.0

    static func meters(_ points: Double) -> Float { Float(points / pointsPerMeter) }

    /// Returns the length in points, computed in single precision like all of the engine's numbers.
    static func points(_ meters: Float) -> Double { Double(meters * Float(pointsPerMeter)) }
}

extension rigid_vector {
    /// Creates a vector in meters from one in points.
    init(points: Vector) {
        self.init(x: Length.meters(points.x), y: Length.meters(points.y))
    }

    /// Creates a vector without a change of units.
    init(_ vector: Vector) {
        self.init(x: Float(vector.x), y: Float(vector.y))
    }

    var points: Vector { Vector(Length.points(x), Length.points(y)) }
}
