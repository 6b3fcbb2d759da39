import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Dynamics.md 4 (WWDC 2013-206, Apple: *UICollisionBehavior*).
@MainActor @Suite struct UICollisionBehaviorTests {
    private let stage = DynamicsStage()
    private let log = DynamicsLog()

    private func fall(
        _ items: [any UIDynamicItem], elasticity: CGFloat = 0,
        _ setUp: (UICollisionBehavior) -> Void
    ) {
        let collision = UICollisionBehavior(items: items)
        collision.collisionDelegate = log
        setUp(collision)
        let properties = UIDynamicItemBehavior(items: items)
        properties.elasticity = elasticity
        properties.allowsRotation = false
        for behavior in [UIGravityBehavior(items: items), properties, collision] {
            stage.animator.addBehavior(behavior)
        }
        stage.refresh(300)
    }

    @Test func itemsRestOnTheReferenceBounds() {
        let square = stage.square()
        fall([square]) { $0.translatesReferenceBoundsIntoBoundary = true }
        #expect(abs(square.frame.maxY - 400) <= 1)
        #expect(log.lines == ["began bounds"])
        #expect(!stage.animator.isRunning)
    }

    @Test func insetsMoveTheBoundary() {
        let square = stage.square()
        fall([square]) {
            $0.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(bottom: 150))
        }
        #expect(abs(square.frame.maxY - 250) <= 1)
    }

    @Test func itemsBounceByTheirElasticity() {
        let square = stage.square(y: 50)
        var bottoms: [CGFloat] = []
        let probe = UIDynamicBehavior()
        probe.action = { bottoms.append(square.frame.maxY) }
        stage.animator.addBehavior(probe)
        fall([square], elasticity: 0.5) { $0.translatesReferenceBoundsIntoBoundary = true }
        let falling = zip(bottoms, bottoms.dropFirst()).prefix { $0 <= $1 }.count
        let rising = zip(bottoms, bottoms.dropFirst()).dropFirst(falling).prefix { $0 >= $1 }.count
        // Without resistance it would be a quarter of 300 points.
        #expect(abs(400 - bottoms[falling + rising] - 75) < 12)
    }

    @Test func boundariesHaveIdentifiers() {
        let square = stage.square()
        var collision: UICollisionBehavior?
        fall([square]) {
            $0.addBoundary(
                withIdentifier: "floor" as any NSCopying, from: CGPoint(x: 0, y: 300),
                to: CGPoint(x: 400, y: 300))
            collision = $0
        }
        #expect(abs(square.frame.maxY - 300) <= 1)
        #expect(log.lines == ["began floor"])
        #expect(collision?.boundaryIdentifiers?.count == 1)
        #expect(collision?.boundary(withIdentifier: NSString(string: "floor")) != nil)
        collision?.removeBoundary(withIdentifier: "floor")
        #expect(collision?.boundaryIdentifiers == nil)
        stage.refresh(60)
        #expect(square.frame.maxY > 400)
        // The end isn't reported, because the boundary no longer exists.
        #expect(log.lines == ["began floor"])
    }

    @Test func pathsAreLines() {
        let square = stage.square()
        fall([square]) {
            $0.addBoundary(
                withIdentifier: "oval",
                for: UIBezierPath(ovalIn: CGRect(x: 100, y: 300, width: 200, height: 80)))
        }
        #expect(abs(square.frame.maxY - 300) <= 1)
        #expect(log.lines == ["began oval"])
    }

    @Test(arguments: [UICollisionBehavior.Mode.items, .boundaries, .everything])
    func modes(_ mode: UICollisionBehavior.Mode) {
        let (low, high) = (stage.square(y: 250), stage.square(y: 100))
        fall([low, high]) {
            $0.collisionMode = mode
            $0.translatesReferenceBoundsIntoBoundary = true
        }
        #expect(abs(low.frame.maxY - 400) <= 1 || mode == .items)
        #expect(abs(high.frame.maxY - 400) <= 1 || mode != .boundaries)
        #expect(log.lines.contains("began items") == (mode == .everything))
    }

    @Test func itemsCollideOnlyInACommonBehavior() {
        let (first, second) = (PlainItem(x: 100), PlainItem(x: 300))
        let push = UIPushBehavior(items: [first], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 3, dy: 0)
        for behavior in [
            UICollisionBehavior(items: [first]), UICollisionBehavior(items: [second]), push,
        ] {
            stage.animator.addBehavior(behavior)
        }
        stage.refresh(60)
        #expect(second.center.x == 300 && first.center.x > 350)
    }

    @Test func beganContactsComeBeforeActions() {
        let square = stage.square()
        let probe = UIDynamicBehavior()
        probe.action = { [log] in
            if log.lines.last?.hasPrefix("began") == true { log.lines.append("action") }
        }
        stage.animator.addBehavior(probe)
        fall([square]) { $0.translatesReferenceBoundsIntoBoundary = true }
        #expect(log.lines == ["began bounds", "action"])
    }

    @Test func shapesOfItems() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let ball = Ball(frame: CGRect(x: 180, y: 80, width: 40, height: 40))
        stage.view.addSubview(ball)
        #expect(ball.bodyShape == .circle(radius: 20))
        fall([ball]) { $0.translatesReferenceBoundsIntoBoundary = true }
        #expect(abs(ball.frame.maxY - 400) <= 1)
    }

    @Test func theBoundaryFollowsTheReferenceView() {
        let square = stage.square()
        fall([square]) { $0.translatesReferenceBoundsIntoBoundary = true }
        stage.view.frame.size.height = 600
        stage.animator.updateItem(usingCurrentState: square)
        stage.refresh(300)
        #expect(abs(square.frame.maxY - 600) <= 1)
    }

    @Test func delegatesMayRemoveAllItems() {
        @MainActor final class Remover: UICollisionBehaviorDelegate {
            var count = 0

            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem, at p: CGPoint
            ) {
                count += 1
                for item in behavior.items { behavior.removeItem(item) }
                behavior.removeAllBoundaries()
                behavior.dynamicAnimator?.removeAllBehaviors()
            }
        }
        let remover = Remover()
        // Each one overlaps the next one.
        let items = (0..<500).map { PlainItem(x: CGFloat($0 * 8), side: 10) }
        let collision = UICollisionBehavior(items: items)
        collision.collisionDelegate = remover
        stage.animator.addBehavior(collision)
        stage.refresh(3)
        #expect(remover.count == 1 && !stage.animator.isRunning)
        #expect(stage.animator.world.items.isEmpty)
    }
}
