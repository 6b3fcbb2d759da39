import CRigidBodies

/// A point, a vector, or a velocity in points.
package typealias Vector = SIMD2<Double>

/// The scale between points and Box2D's meters (Documentation/Dynamics.md 1).
enum Length {
    static let pointsPerMeter = 100.0

    static func meters(_ points: Double) -> Float { Float(engine: points / pointsPerMeter) }

    /// Returns the length in points, computed in single precision like all of the engine's numbers.
    static func points(_ meters: Float) -> Double { Double(meters * Float(pointsPerMeter)) }
}

extension Float {
    /// Creates a number for the engine, which ends the process if one is infinite or not a number:
    /// 0 instead of the latter, and at most a million, which is 1000 kilometers.
    init(engine value: Double) {
        self = value.isNaN ? 0 : Float(max(-1e6, min(1e6, value)))
    }
}

extension rigid_vector {
    /// Creates a vector in meters from one in points.
    init(points: Vector) {
        self.init(x: Length.meters(points.x), y: Length.meters(points.y))
    }

    /// Creates a vector without a change of units.
    init(_ vector: Vector) {
        self.init(x: Float(engine: vector.x), y: Float(engine: vector.y))
    }

    var points: Vector { Vector(Length.points(x), Length.points(y)) }
}
