import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Dynamics.md 1, 2, and 6 (Apple: *UIDynamicAnimator*, *UIDynamicBehavior*).
@MainActor @Suite struct UIDynamicAnimatorTests {
    private let stage = DynamicsStage()
    private let log = DynamicsLog()

    @Test func theAnimatorPausesWhenItemsRestAndResumesAfterChanges() {
        let square = stage.square(y: 350)
        stage.animator.delegate = log
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: [square])
        #expect(!stage.animator.isRunning && stage.animator.elapsedTime == 0)
        stage.animator.addBehavior(gravity)
        stage.animator.addBehavior(collision)
        #expect(stage.animator.isRunning)
        stage.refresh(6)
        #expect(abs(stage.animator.elapsedTime - 0.1) < 1e-6)
        stage.refresh(120)
        #expect(!stage.animator.isRunning && log.lines == ["resume", "pause"])
        gravity.angle = 0
        #expect(stage.animator.isRunning)
        stage.refresh(240)
        #expect(log.lines == ["resume", "pause", "resume", "pause"])
        #expect(abs(square.frame.maxX - 400) <= 1)
    }

    @Test func withoutItemsTheAnimatorDoesNotRun() {
        let gravity = UIGravityBehavior(items: [])
        stage.animator.addBehavior(gravity)
        #expect(!stage.animator.isRunning)
        let square = stage.square()
        gravity.addItem(square)
        #expect(stage.animator.isRunning)
        gravity.removeItem(square)
        stage.refresh(2)
        #expect(!stage.animator.isRunning)
    }

    @Test func viewsAreOnWholePixels() {
        let square = stage.square()
        square.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.animator.addBehavior(UIGravityBehavior(items: [square]))
        let properties = UIDynamicItemBehavior(items: [square])
        properties.addAngularVelocity(1, for: square)
        stage.animator.addBehavior(properties)
        let scale = UIScreen.main.scale
        for _ in 0..<10 {
            stage.refresh()
            #expect((square.center.y * scale).rounded() == square.center.y * scale)
            let angle = atan2(square.transform.b, square.transform.a) * 5000
            #expect(abs(angle - angle.rounded()) < 1e-6)
            // The scale is replaced by a pure rotation.
            #expect(abs(hypot(square.transform.a, square.transform.b) - 1) < 1e-9)
        }
    }

    @Test func refusedItemsAreReported() {
        let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let flat = UIView()
        stage.view.addSubview(flat)
        let gravity = UIGravityBehavior(items: [stranger, flat])
        let (_, diagnostics) = DiagnosticLog.collecting {
            stage.animator.addBehavior(gravity)
            stage.animator.addBehavior(gravity)
        }
        #expect(
            diagnostics.map(\.message) == [
                "View item should be a descendant of reference view in UIDynamicAnimator",
                "Invalid size (0.0, 0.0) for item in Dynamics",
                "Adding the same behavior twice to the same animator is not supported",
            ])
        stage.refresh()
        #expect(!stage.animator.isRunning && stranger.center == CGPoint(x: 5, y: 5))
    }

    @Test func changedItemsAreReadAgain() {
        let item = PlainItem()
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.refresh()
        item.center = CGPoint(x: 10, y: 10)
        stage.refresh()
        #expect(item.center.x == 200)
        item.center = CGPoint(x: 10, y: 10)
        item.transform = CGAffineTransform(rotationAngle: 0.5)
        stage.animator.updateItem(usingCurrentState: item)
        stage.refresh()
        #expect(item.center.x == 10)
        #expect(abs(item.transform.b - sin(0.5)) < 1e-3)
    }

    @Test func itemsAreReadAgainWhenTheyAreAddedAgain() {
        let item = PlainItem()
        let gravity = UIGravityBehavior(items: [item])
        stage.animator.addBehavior(gravity)
        stage.refresh(10)
        // Another behavior has the item: its state stays.
        let properties = UIDynamicItemBehavior(items: [item])
        item.center = CGPoint(x: 10, y: 10)
        stage.animator.addBehavior(properties)
        stage.animator.removeBehavior(gravity)
        stage.refresh()
        #expect(item.center.x == 200)
        item.center = CGPoint(x: 10, y: 10)
        stage.animator.removeAllBehaviors()
        stage.animator.addBehavior(gravity)
        stage.refresh()
        #expect(item.center.x == 10 && item.center.y > 10 && item.center.y < 10.3)
        item.center = CGPoint(x: 20, y: 20)
        gravity.removeItem(item)
        gravity.addItem(item)
        stage.refresh()
        #expect(item.center.x == 20)
    }

    @Test func invalidPositionsAreIgnored() {
        let item = PlainItem()
        stage.animator.addBehavior(UIDynamicItemBehavior(items: [item]))
        item.center.x = .nan
        stage.animator.updateItem(usingCurrentState: item)
        stage.refresh()
        #expect(item.center == CGPoint(x: 200, y: 50))
    }

    @Test func actionsMayRemoveAllItems() {
        let items = (0..<2000).map { (index: Int) -> PlainItem in
            let (row, column) = index.quotientAndRemainder(dividingBy: 50)
            return PlainItem(x: CGFloat(column) * 12, y: CGFloat(row) * 12, side: 10)
        }
        let (gravity, collision) = (
            UIGravityBehavior(items: items), UICollisionBehavior(items: items)
        )
        gravity.action = {
            for item in gravity.items {
                gravity.removeItem(item)
                collision.removeItem(item)
            }
        }
        stage.animator.addBehavior(gravity)
        stage.animator.addBehavior(collision)
        stage.refresh(3)
        #expect(!stage.animator.isRunning && stage.animator.world.items.isEmpty)
    }

    @Test func itemsInARectangle() {
        let (first, second) = (stage.square(x: 60), stage.square(x: 300))
        stage.animator.addBehavior(UIDynamicItemBehavior(items: [first, second]))
        let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(found.count == 1 && found.first === first)
    }

    @Test func deeperViewsAreInTheReferenceSystem() {
        let (container, square) = (UIView(), UIView())
        container.frame = CGRect(x: 100, y: 100, width: 300, height: 300)
        square.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        stage.view.addSubview(container)
        container.addSubview(square)
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [square]))
        stage.refresh(240)
        // Landing can turn the square by the resolution of angles.
        #expect(abs(square.center.x - 35) <= 0.5)
        #expect(abs(square.frame.maxY - 300) <= 1)
    }

    @Test func behaviorsKnowTheirAnimator() {
        final class Custom: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                moves.append(dynamicAnimator != nil)
            }
        }
        let (outer, inner, item) = (Custom(), Custom(), PlainItem())
        inner.addChildBehavior(UIGravityBehavior(items: [item]))
        outer.addChildBehavior(inner)
        stage.animator.addBehavior(outer)
        #expect(stage.animator.behaviors.count == 1)
        #expect(inner.dynamicAnimator === stage.animator)
        var calls: [String] = []
        outer.action = { calls.append("outer") }
        inner.action = { calls.append("inner") }
        stage.refresh(2)
        #expect(calls == ["outer", "inner", "outer", "inner"])
        stage.animator.removeAllBehaviors()
        #expect(inner.dynamicAnimator == nil && inner.moves == [true, false])
        stage.refresh(2)
        #expect(!stage.animator.isRunning && calls.count == 4)
    }

    @Test func actionsMayRemoveTheirBehavior() {
        let item = PlainItem()
        let gravity = UIGravityBehavior(items: [item])
        var count = 0
        gravity.action = { [stage] in
            count += 1
            stage.animator.removeBehavior(gravity)
        }
        stage.animator.addBehavior(gravity)
        stage.refresh(5)
        #expect(count == 1 && !stage.animator.isRunning)
    }

    @Test func groupsMoveAsOne() {
        let (first, second) = (PlainItem(x: 100, side: 40), PlainItem(x: 160, side: 40))
        let group = UIDynamicItemGroup(items: [first, second])
        #expect(group.center == CGPoint(x: 130, y: 50))
        #expect(group.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        let gravity = UIGravityBehavior(items: [group])
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(gravity)
        stage.animator.addBehavior(collision)
        stage.refresh(240)
        #expect(abs(second.center.x - first.center.x - 60) < 0.1)
        #expect(abs(first.center.y - 380) < 1 && abs(second.center.y - 380) < 1)
    }

    @Test func layoutAttributesAreItems() {
        let layout = UICollectionViewLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 1, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        animator.addBehavior(UIGravityBehavior(items: [attributes]))
        stage.refresh(2)
        #expect(attributes.center.y > 50)
        #expect(
            animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) === attributes)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) == nil)
    }

    /// A property: the same steps have the same results, to the last bit.
    @Test func twoRunsAreEqual() {
        func item(_ index: Int) -> PlainItem {
            PlainItem(x: CGFloat(20 + index * 53 % 360), y: CGFloat(20 - 40 * index), side: 30)
        }
        func run() -> [CGPoint] {
            let stage = DynamicsStage()
            let items = (0..<30).map(item)
            let collision = UICollisionBehavior(items: items)
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: -2000, left: 0, bottom: 0, right: 0))
            stage.animator.addBehavior(UIGravityBehavior(items: items))
            stage.animator.addBehavior(collision)
            stage.animator.addBehavior(
                UIAttachmentBehavior(item: items[0], attachedTo: items[5]))
            stage.refresh(200)
            return items.map(\.center)
        }
        let (first, second) = (run(), run())
        #expect(first == second)
        #expect(first.allSatisfy { $0.y > 0 && $0.y < 400 })
    }
}
