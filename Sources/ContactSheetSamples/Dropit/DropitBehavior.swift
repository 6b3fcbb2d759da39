import UIKit

/// The lecture's composite behavior: gravity, collisions, and no rotation.
final class DropitBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {
    let gravity = UIGravityBehavior()
    private let collider = UICollisionBehavior()
    private let properties = UIDynamicItemBehavior()
    /// Called with a square that touched another one or an edge.
    var onCollision: ((any UIDynamicItem) -> Void)?

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

    // MARK: Collisions

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {
        onCollision?(item1)
        onCollision?(item2)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        onCollision?(item)
    }
}
