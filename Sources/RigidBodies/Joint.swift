import CRigidBodies

/// A connection of two bodies.
package final class Joint {
    let pointer: OpaquePointer
    let bodies: (RigidBody, RigidBody)

    init(_ pointer: OpaquePointer, _ first: RigidBody, _ second: RigidBody) {
        (self.pointer, bodies) = (pointer, (first, second))
    }

    /// What a joint does. Offsets are in the coordinate space of the first body, those of pairs in
    /// that of their body; lengths are in points, frequencies in hertz, and a damping of 1 is
    /// critical.
    package enum Kind: Equatable {
        /// A rod of a length between two points of the bodies.
        case rod(Vector, Vector, length: Double)
        case spring(Vector, Vector, length: Double, frequency: Double, damping: Double)
        /// Limits the distance of two points of the bodies.
        case rope(Vector, Vector, length: Double)
        /// Both bodies turn about a point, with angles in a range, if there is one.
        case pin(Vector, frictionTorque: Double, range: ClosedRange<Double>?)
        /// The second body slides along an axis of the world, in a range, if there is one.
        case slider(Vector, axis: Vector, range: ClosedRange<Double>?)
        /// Both bodies move as one; a frequency other than 0 lets them bend like a spring.
        case weld(Vector, frequency: Double, damping: Double)
        /// A spring without a length that pulls an offset of the second body to a point of the world,
        /// with a share of the stiffness that the frequency requires.
        case target(Vector, Vector, frequency: Double, damping: Double, share: Double)
    }
}

extension Joint.Kind {
    private func positive(_ value: Double) -> Float { max(0, Float(engine: value)) }

    func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer)
        -> OpaquePointer
    {
        switch self {
        case .rod(let start, let end, let length):
            let meters = Length.meters(length)
            return rigid_joint_create_distance(
                world, first, rigid_vector(points: start), second, rigid_vector(points: end),
                meters, meters, meters, 0, 0)
        case .spring(let start, let end, let length, let frequency, let damping):
            return rigid_joint_create_distance(
                world, first, rigid_vector(points: start), second, rigid_vector(points: end),
                Length.meters(length), 0, .greatestFiniteMagnitude, positive(frequency),
                positive(damping))
        case .rope(let start, let end, let length):
            let meters = Length.meters(length)
            return rigid_joint_create_distance(
                world, first, rigid_vector(points: start), second, rigid_vector(points: end),
                meters, 0, meters, 0, 0)
        case .pin(let offset, let torque, let range):
            return rigid_joint_create_pin(
                world, first, second, rigid_vector(points: offset), positive(torque),
                Float(engine: range?.lowerBound ?? 1), Float(engine: range?.upperBound ?? 0))
        case .slider(let offset, let axis, let range):
            return rigid_joint_create_slider(
                world, first, second, rigid_vector(points: offset), rigid_vector(axis),
                Length.meters(range?.lowerBound ?? 1), Length.meters(range?.upperBound ?? 0))
        case .weld(let offset, let frequency, let damping):
            return rigid_joint_create_weld(
                world, first, second, rigid_vector(points: offset), positive(frequency),
                positive(damping))
        case .target(let offset, let target, let frequency, let damping, let share):
            return rigid_joint_create_target(
                world, first, second, rigid_vector(points: offset), rigid_vector(points: target),
                positive(frequency), positive(damping), positive(share))
        }
    }
}
