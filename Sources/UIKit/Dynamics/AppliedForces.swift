import Foundation
import RigidBodies

/// The forces that behaviors apply to items in a step.
@MainActor struct AppliedForces {
    private struct Force: Equatable {
        let vector: Vector
        /// Where the force acts, in the item's own coordinate space around its center.
        let offset: Vector
    }

    private var forces: [ObjectIdentifier: [Force]] = [:]
    private var heldVelocities: [ObjectIdentifier: Vector] = [:]
    /// The forces on items at rest. Others wake the item, the same ones don't, because they are in
    /// balance with what the item touches.
    private var balancedForces: [ObjectIdentifier: [Force]] = [:]
    private var wakesBodies = false

    mutating func add(_ vector: Vector, _ offset: Vector, to item: any UIDynamicItem) {
        guard vector != .zero else { return }
        forces[ObjectIdentifier(item), default: []].append(Force(vector: vector, offset: offset))
    }

    mutating func hold(_ item: any UIDynamicItem, _ velocity: Vector) {
        heldVelocities[ObjectIdentifier(item)] = velocity
    }

    /// Lets the forces of the next step wake items at rest.
    mutating func wakeBodies() { wakesBodies = true }

    /// Applies the forces of a step and removes them.
    mutating func apply(to items: [DynamicsWorld.Item], gravity: Vector) {
        defer {
            forces.removeAll(keepingCapacity: true)
            heldVelocities.removeAll(keepingCapacity: true)
            wakesBodies = false
        }
        guard !forces.isEmpty || !heldVelocities.isEmpty || !balancedForces.isEmpty else { return }
        for item in items {
            let key = ObjectIdentifier(item.item)
            if let velocity = heldVelocities[key] {
                item.body.hold(velocity, against: gravity)
            } else {
                apply(forces[key] ?? [], to: item.body, key)
            }
        }
    }

    private mutating func apply(_ forces: [Force], to body: RigidBody, _ key: ObjectIdentifier) {
        if !body.isAwake {
            let isBalanced = (balancedForces[key] ?? forces) == forces
            if isBalanced, !wakesBodies { return balancedForces[key] = forces }
            if !forces.isEmpty || !isBalanced { body.wake() }
        }
        balancedForces[key] = nil
        for force in forces { body.apply(force: force.vector, offset: force.offset) }
    }
}

extension RigidBody {
    /// Sets the velocity for the next step, without the acceleration by gravity.
    fileprivate func hold(_ velocity: Vector, against gravity: Vector) {
        if self.velocity != velocity { self.velocity = velocity }
        guard isAwake, material.hasGravity else { return }
        apply(force: gravity * (-mass / 100))
    }
}
