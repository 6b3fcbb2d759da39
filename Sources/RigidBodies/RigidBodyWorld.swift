import CRigidBodies

/// A simulation of rigid bodies by Box2D, in points and seconds. The y-axis points down.
///
/// The same calls in the same order have the same results, to the last bit.
package final class RigidBodyWorld {
    private let pointer = rigid_world_create()!
    private var count = 0
    private var joints: [Joint] = []
    private var touching = TouchCounts()

    package init() {}

    deinit { rigid_world_destroy(pointer) }

    /// The acceleration in points per second squared of the bodies whose material has gravity.
    package var gravity = Vector.zero {
        didSet {
            if gravity != oldValue {
                rigid_world_set_gravity(pointer, rigid_vector(points: gravity))
            }
        }
    }

    /// Whether no body moves any longer.
    package var isAtRest: Bool { rigid_world_is_at_rest(pointer) }

    // MARK: Bodies

    package func addBody(_ shape: BodyShape, at position: Vector, angle: Double = 0) -> RigidBody {
        let body = makeBody(isBoundary: false, at: position, angle: angle)
        body.shape = shape
        return body
    }

    /// Adds lines through points, which never move.
    package func addBoundary(_ lines: [[Vector]], groups: [UInt32]) -> RigidBody {
        let body = makeBody(isBoundary: true, at: .zero, angle: 0)
        body.material = .boundary
        for line in lines {
            for (start, end) in zip(line, line.dropFirst()) where start != end {
                rigid_body_add_segment(
                    body.pointer, rigid_vector(points: start), rigid_vector(points: end))
            }
        }
        body.groups = CollisionGroups(boundaries: groups)
        return body
    }

    /// Adds a point that never moves unless code moves it, for joints.
    package func addAnchor(at position: Vector) -> RigidBody {
        makeBody(isBoundary: true, at: position, angle: 0)
    }

    private func makeBody(isBoundary: Bool, at position: Vector, angle: Double) -> RigidBody {
        count += 1
        let body = rigid_body_create(
            pointer, Int64(count), isBoundary, rigid_vector(points: position),
            Float(engine: angle))
        return RigidBody(body!, number: count, isBoundary: isBoundary)
    }

    /// Removes a body and its joints.
    package func remove(_ body: RigidBody) {
        for joint in joints where joint.bodies.0 === body || joint.bodies.1 === body {
            remove(joint)
        }
        rigid_body_destroy(pointer, body.pointer)
        // The ends of its contacts are not reported, because they have no step.
        _ = takeContacts()
    }

    // MARK: Joints

    package func addJoint(_ kind: Joint.Kind, _ first: RigidBody, _ second: RigidBody) -> Joint {
        let joint = Joint(
            kind.make(pointer, first.pointer, second.pointer), first, second)
        joints.append(joint)
        return joint
    }

    /// Removes a joint; has no effect if it was removed with one of its bodies.
    package func remove(_ joint: Joint) {
        guard let index = joints.firstIndex(where: { $0 === joint }) else { return }
        joints.remove(at: index)
        rigid_joint_destroy(pointer, joint.pointer)
        joint.bodies.0.wake()
        joint.bodies.1.wake()
    }

    // MARK: Steps

    /// Advances the simulation and returns the contacts that began or ended, in their order.
    @discardableResult
    package func step(_ seconds: Double) -> [Contact] {
        rigid_world_step(pointer, Float(seconds))
        return takeContacts()
    }

    private func takeContacts() -> [Contact] {
        var count = 0
        let contacts = rigid_world_take_contacts(pointer, &count)
        return UnsafeBufferPointer(start: contacts, count: count).compactMap {
            touching.note($0)
        }
    }
}
