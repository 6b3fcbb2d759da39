import CRigidBodies

/// What a body is made of, and how it moves. The initial values are UIKit's (Documentation/Dynamics.md 3).
package struct Material: Equatable {
    package var density = 1.0
    package var friction = 0.2
    package var elasticity = 0.2
    /// The damping of the velocity, in 1/s.
    package var resistance = 0.1
    /// The damping of the angular velocity, in 1/s.
    package var angularResistance = 0.1
    package var allowsRotation = true
    /// Whether neither forces nor collisions move the body.
    package var isAnchored = false
    /// Whether the world's gravity accelerates the body.
    package var hasGravity = false

    package init() {}

    /// The material of boundaries, which add no elasticity of their own.
    static var boundary: Material {
        var material = Material()
        material.elasticity = 0
        return material
    }

    /// The density of items without one, which fall and collide, too.
    private static let leastDensity: Float = 1e-6

    func engineValue(densityScale: Double) -> rigid_material {
        rigid_material(
            density: max(Self.leastDensity, Float(engine: density * densityScale)),
            friction: max(0, Float(engine: friction)),
            elasticity: max(0, Float(engine: elasticity)),
            resistance: max(0, Float(engine: resistance)),
            angular_resistance: max(0, Float(engine: angularResistance)),
            rotates: allowsRotation, is_anchored: isAnchored, has_gravity: hasGravity)
    }
}

/// With which others a body collides: items that share a group of `items`, and boundaries that share
/// one of `boundaries`. The groups are in ascending order.
package struct CollisionGroups: Equatable {
    package var items: [UInt32] = []
    package var boundaries: [UInt32] = []

    package init(items: [UInt32] = [], boundaries: [UInt32] = []) {
        (self.items, self.boundaries) = (items, boundaries)
    }
}
