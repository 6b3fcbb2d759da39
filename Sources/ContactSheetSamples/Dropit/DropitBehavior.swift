import UIKit

/// The lecture's composite behavior: gravity, collisions, and no rotation.
final class DropitBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {
    let gravity = UIGravityBehavior()
    private let collider = UICollisionBehavior()
    private let properties = UIDynamicItemBehavior()
    /// Called with a square that no longer touches what it collided with.
    var onCollisionEnd: ((any UIDynamicItem) -> Void)?

    init(_ stage: DropitStage) {
        super.init()
        gravity.magnitude = stage.gravity
        addChildBehavior(gravity)
        if stage.collides {
            collider.translatesReferenceBoundsIntoBoundary = true
            collider.collisionDelegate = self
            addChildBehavior(collider)
        }
        if stage.isUpright {
            properties.allowsRotation = false
            addChildBehavior(properties)
        }
    }

    func addItem(_ item: any UIDynamicItem) {
        gravity.addItem(item)
        collider.addItem(item)
        properties.addItem(item)
    }

    func removeItem(_ item: any UIDynamicItem) {
        gravity.removeItem(item)
        collider.removeItem(item)
        properties.removeItem(item)
    }

    // MARK: Velocity

    /// Returns the velocity of an item, in points per second.
    func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        properties.linearVelocity(for: item)
    }

    /// Lets an item move up and down only.
    func stopSideways(_ item: any UIDynamicItem) {
        let velocity = properties.linearVelocity(for: item)
        properties.addLinearVelocity(CGPoint(x: -velocity.x, y: 0), for: item)
    }

    // MARK: Boundary

    /// Replaces the path that squares collide with, in the coordinate space of the reference view.
    func setBoundary(_ path: UIBezierPath?) {
        let name = "Settled squares" as NSString
        collider.removeBoundary(withIdentifier: name)
        if let path { collider.addBoundary(withIdentifier: name, for: path) }
    }

    // MARK: Collisions

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {
        onCollisionEnd?(item1)
        onCollisionEnd?(item2)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        onCollisionEnd?(item)
    }
}
