import CRigidBodies

/// A body of a world. Lengths are in points, angles in radians, and positive angles are clockwise.
///
/// A body that was removed from its world must not be used.
package final class RigidBody {
    /// The number of the body, which no other body of the world has or had.
    package let number: Int
    package let isBoundary: Bool
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer, number: Int, isBoundary: Bool) {
        (self.pointer, self.number, self.isBoundary) = (pointer, number, isBoundary)
    }

    // MARK: State

    package var position: Vector { rigid_body_position(pointer).points }

    package var angle: Double { Double(rigid_body_angle(pointer)) }

    /// The mass in kilograms: 1 for 100 by 100 points with a density of 1.
    package var mass: Double { Double(rigid_body_mass(pointer)) }

    /// The velocity in points per second.
    package var velocity: Vector {
        get { rigid_body_velocity(pointer).points }
        set {
            rigid_body_set_velocity(
                pointer, rigid_vector(points: newValue), rigid_body_angular_velocity(pointer))
        }
    }

    /// The angular velocity in radians per second.
    package var angularVelocity: Double {
        get { Double(rigid_body_angular_velocity(pointer)) }
        set {
            rigid_body_set_velocity(
                pointer, rigid_body_velocity(pointer), Float(engine: newValue))
        }
    }

    /// Moves the body without a change of its velocity.
    package func move(to position: Vector, angle: Double) {
        rigid_body_move(pointer, rigid_vector(points: position), Float(engine: angle))
    }

    /// Whether the body isn't at rest.
    package var isAwake: Bool { rigid_body_is_awake(pointer) }

    /// Wakes the body, and what it touches or is joined to.
    package func wake() { rigid_body_wake(pointer) }

    // MARK: Properties

    package var shape: BodyShape? {
        didSet {
            guard shape != oldValue else { return }
            rigid_body_remove_shapes(pointer)
            shape?.add(to: pointer)
            applyMaterial()
        }
    }

    package var material = Material() {
        didSet { if material != oldValue { applyMaterial() } }
    }

    func applyMaterial() {
        let scale = shape?.densityScale ?? 1
        rigid_body_set_material(pointer, material.engineValue(densityScale: scale))
    }

    package var groups = CollisionGroups() {
        didSet {
            guard groups != oldValue else { return }
            rigid_body_set_groups(
                pointer, groups.items, groups.items.count, groups.boundaries,
                groups.boundaries.count)
        }
    }

    // MARK: Forces

    /// Applies a force in newtons during the next step, at an offset in points in the body's
    /// coordinate space. A force of 1 accelerates a mass of 1 by 100 points per second squared.
    package func apply(force: Vector, offset: Vector = .zero) {
        rigid_body_apply_force(pointer, rigid_vector(force), rigid_vector(points: offset))
    }

    /// Changes the momentum immediately; an impulse of 1 changes the velocity of a mass of 1 by 100
    /// points per second.
    package func apply(impulse: Vector, offset: Vector = .zero) {
        rigid_body_apply_impulse(pointer, rigid_vector(impulse), rigid_vector(points: offset))
    }
}
