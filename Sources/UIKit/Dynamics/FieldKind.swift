import Foundation
import RigidBodies

/// The item that a field affects. Lengths are in points, times in seconds.
struct FieldSubject {
    let position: Vector
    let velocity: Vector
    let mass: Double
    let charge: Double
    /// The time that the simulation has run.
    let time: Double
    /// The duration of the next step.
    let step: Double
}

/// How the force of a field is computed.
@MainActor enum FieldKind {
    typealias Evaluation = (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
    ) -> CGVector

    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic
    case custom(Evaluation)

    enum Effect {
        /// A force in the unit of pushes: 1 accelerates a mass of 1 by 100 points per second squared.
        case force(Vector)
        /// A velocity in points per second.
        case velocity(Vector)
    }

    /// The unit of distances and velocities in the equations of fields, in points.
    private static let unit = 100.0

    func effect(of field: UIFieldBehavior, on subject: FieldSubject) -> Effect {
        let way = (subject.position - Vector(field.position)) / Self.unit
        let velocity = subject.velocity / Self.unit
        let strength = field.strength(at: way.length * Self.unit, unit: Self.unit)
        let mass = subject.mass
        switch self {
        case .drag:
            // The velocity decreases as by an item's resistance, so that no step reverses it.
            let rate = strength / mass
            return .force(velocity * (-strength / (1 + max(0, rate) * subject.step)))
        case .vortex: return .force(way.counterclockwise * (strength * mass))
        case .radialGravity: return .force(way * (-strength * mass))
        case .linearGravity: return .force(Vector(field.direction) * (strength * mass))
        case .velocity: return .velocity(Vector(field.direction) * (strength * Self.unit))
        case .noise: return .force(field.noise(subject) * strength)
        case .turbulence: return .force(field.noise(subject) * (strength * velocity.length))
        case .spring: return .force(way * -strength)
        case .electric:
            let away = way.length > 0 ? way / way.length : .zero
            return .force(away * (strength * subject.charge))
        case .magnetic:
            // The velocity is rotated, because a force along the tangent would increase it.
            let angle = strength * subject.charge / mass * subject.step
            let rotated =
                velocity * Foundation.cos(angle)
                + velocity.counterclockwise * Foundation.sin(angle)
            return .force((rotated - velocity) * (mass / subject.step))
        case .custom(let evaluate):
            let force = evaluate(
                field, CGPoint(subject.position),
                CGVector(dx: subject.velocity.x, dy: subject.velocity.y), CGFloat(mass),
                CGFloat(subject.charge), subject.step)
            return .force(Vector(force))
        }
    }
}

extension UIFieldBehavior {
    /// Returns the strength at a distance in points.
    fileprivate func strength(at distance: Double, unit: Double) -> Double {
        let distance = max(distance, Double(minimumRadius)) / unit
        return Double(strength) * (falloff == 0 ? 1 : pow(distance, -Double(falloff)))
    }

    /// Returns a vector whose components are from -1 to 1, which changes with the position and the time.
    fileprivate func noise(_ subject: FieldSubject) -> Vector {
        // The distance at which values are independent of one another.
        let length = 10 * pow(100, max(0, min(1, Double(smoothness))))
        let place = subject.position / length
        let point = SIMD3(place.x, place.y, subject.time * Double(animationSpeed))
        return Vector(
            SimplexNoise.value(at: point, seed: 1), SimplexNoise.value(at: point, seed: 2))
    }
}

extension Vector {
    fileprivate var length: Double { (self * self).sum().squareRoot() }

    /// The vector after a quarter turn on the screen, where the y-axis points down.
    fileprivate var counterclockwise: Vector { Vector(y, -x) }
}
