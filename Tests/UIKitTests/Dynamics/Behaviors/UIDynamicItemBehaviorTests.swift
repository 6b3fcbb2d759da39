import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Dynamics.md 3 (WWDC 2013-221 and measurements on iOS).
@MainActor @Suite struct UIDynamicItemBehaviorTests {
    private let stage = DynamicsStage()

    @Test func defaults() {
        let behavior = UIDynamicItemBehavior()
        #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2)
        #expect(behavior.density == 1 && behavior.charge == 0)
        #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
        #expect(behavior.allowsRotation && !behavior.isAnchored)
    }

    /// Three behaviors in the order of the walk: an elasticity, a friction, an elasticity.
    @Test func theLastBehaviorInTheWalkThatSetsAPropertyWins() {
        let item = PlainItem()
        let (first, friction, last) = (
            UIDynamicItemBehavior(items: [item]), UIDynamicItemBehavior(items: [item]),
            UIDynamicItemBehavior(items: [item])
        )
        (first.elasticity, friction.friction, last.elasticity) = (0.5, 0.7, 0.3)
        let (bounces, other) = (UIDynamicBehavior(), UIDynamicBehavior())
        bounces.addChildBehavior(first)
        bounces.addChildBehavior(friction)
        other.addChildBehavior(last)
        // Keeps the animator running.
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.animator.addBehavior(bounces)
        stage.animator.addBehavior(other)
        func values() -> [Double] {
            stage.refresh()
            return stage.material(of: item).map { [$0.elasticity, $0.friction] } ?? []
        }
        #expect(values() == [0.3, 0.7])
        bounces.removeChildBehavior(friction)
        #expect(values() == [0.3, 0.2])
        bounces.removeChildBehavior(first)
        bounces.addChildBehavior(first)
        #expect(values() == [0.3, 0.2])
        stage.animator.removeBehavior(other)
        #expect(values() == [0.5, 0.2])
        first.elasticity = 0.9
        #expect(values() == [0.9, 0.2])
    }

    @Test func itemsWithoutRotationStayUpright() {
        let (upright, rotating) = (stage.square(x: 130, y: 100), stage.square(x: 300, y: 100))
        for square in [upright, rotating] {
            square.transform = CGAffineTransform(rotationAngle: 0.3)
        }
        let properties = UIDynamicItemBehavior(items: [upright])
        properties.allowsRotation = false
        let collision = UICollisionBehavior(items: [upright, rotating])
        collision.translatesReferenceBoundsIntoBoundary = true
        for behavior in [UIGravityBehavior(items: [upright, rotating]), properties, collision] {
            stage.animator.addBehavior(behavior)
        }
        stage.refresh(120)
        #expect(upright.transform == CGAffineTransform(rotationAngle: 0.3))
        #expect(rotating.transform != CGAffineTransform(rotationAngle: 0.3))
    }

    @Test func anchoredItemsAreLikeBoundaries() {
        let (anchored, falling) = (PlainItem(y: 300), PlainItem(y: 100))
        let properties = UIDynamicItemBehavior(items: [anchored])
        properties.isAnchored = true
        for behavior in [
            UIGravityBehavior(items: [anchored, falling]),
            UICollisionBehavior(items: [anchored, falling]), properties,
        ] {
            stage.animator.addBehavior(behavior)
        }
        stage.refresh(240)
        #expect(anchored.center == CGPoint(x: 200, y: 300))
        #expect(abs(falling.center.y - 200) < 1)
    }
}
