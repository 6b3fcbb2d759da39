import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Dynamics.md 5 (WWDC 2013-206, Apple: *UIAttachmentBehavior*).
@MainActor @Suite struct UIAttachmentBehaviorTests {
    private let stage = DynamicsStage()

    private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        hypot(first.x - second.x, first.y - second.y)
    }

    @Test func aRodKeepsTheDistanceAtItsCreation() {
        let item = PlainItem(x: 100, y: 100, side: 40)
        let anchor = CGPoint(x: 200, y: 100)
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
        #expect(attachment.length == 100)
        #expect(attachment.attachedBehaviorType == .anchor)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.animator.addBehavior(attachment)
        for _ in 0..<120 {
            stage.refresh()
            #expect(abs(distance(item.center, anchor) - 100) < 1.5)
        }
        #expect(item.center.y > 100)
    }

    @Test func theAnchorMoves() {
        let item = PlainItem(x: 200, y: 200, side: 40)
        let attachment = UIAttachmentBehavior(
            item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.animator.addBehavior(attachment)
        stage.refresh(10)
        attachment.anchorPoint = CGPoint(x: 300, y: 150)
        stage.refresh(600)
        #expect(distance(item.center, CGPoint(x: 300, y: 250)) < 40)
        attachment.length = 50
        stage.refresh(600)
        #expect(abs(distance(item.center, CGPoint(x: 300, y: 150)) - 50) < 1.5)
    }

    @Test func aFrequencyMakesASpring() {
        let item = PlainItem(x: 200, y: 200)
        let attachment = UIAttachmentBehavior(
            item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        (attachment.frequency, attachment.damping) = (2, 0.5)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.animator.addBehavior(attachment)
        stage.refresh(600)
        // The weight extends a spring by g / (2 · π · frequency)².
        let extension_ = 1000 / pow(4 * Double.pi, 2)
        #expect(abs(item.center.y - 200 - extension_) < 0.5)
    }

    @Test func itemsAreAttachedToItems() {
        let (first, second) = (PlainItem(x: 100, side: 40), PlainItem(x: 200, side: 40))
        let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
        #expect(attachment.length == 100 && attachment.attachedBehaviorType == .items)
        let push = UIPushBehavior(items: [first], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 0.5)
        stage.animator.addBehavior(attachment)
        stage.animator.addBehavior(push)
        stage.refresh(60)
        #expect(abs(distance(first.center, second.center) - 100) < 1.5)
        #expect(second.center != CGPoint(x: 200, y: 50))
    }

    @Test func anAttachmentWithoutALengthIsAPin() {
        let item = PlainItem(x: 200, y: 200)
        let corner = CGPoint(x: 150, y: 150)
        let attachment = UIAttachmentBehavior(
            item: item, offsetFromCenter: UIOffset(horizontal: -50, vertical: -50),
            attachedToAnchor: corner)
        #expect(attachment.length == 0)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.animator.addBehavior(attachment)
        stage.refresh(30)
        let offset = CGPoint(x: -50, y: -50).applying(item.transform)
        #expect(
            distance(CGPoint(x: item.center.x + offset.x, y: item.center.y + offset.y), corner)
                < 1.5)
        #expect(item.transform != .identity)
    }

    @Test func slidingItemsStayOnTheirAxis() {
        let item = PlainItem(x: 200, y: 200)
        let attachment = UIAttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: CGPoint(x: 200, y: 200),
            axisOfTranslation: CGVector(dx: 1, dy: 0))
        attachment.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
        let gravity = UIGravityBehavior(items: [item])
        gravity.gravityDirection = CGVector(dx: 1, dy: 1)
        stage.animator.addBehavior(gravity)
        stage.animator.addBehavior(attachment)
        stage.refresh(120)
        #expect(distance(item.center, CGPoint(x: 250, y: 200)) < 1.5)
    }

    @Test func limitsAreRopes() {
        let (first, second) = (PlainItem(x: 100, side: 40), PlainItem(x: 200, side: 40))
        let limit = UIAttachmentBehavior.limitAttachment(
            with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
        let push = UIPushBehavior(items: [first], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.2, dy: 0)
        stage.animator.addBehavior(limit)
        stage.animator.addBehavior(push)
        stage.refresh(10)
        #expect(first.center.x > 105 && second.center.x == 200)
        push.pushDirection = CGVector(dx: -0.5, dy: 0)
        push.active = true
        stage.refresh(60)
        #expect(distance(first.center, second.center) < 102)
        #expect(second.center.x < 200)
    }

    @Test func fixedItemsMoveAsOne() {
        let (first, second) = (PlainItem(x: 100, side: 40), PlainItem(x: 160, side: 40))
        stage.animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(
                with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 130, y: 50)))
        let push = UIPushBehavior(items: [first], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 0.1)
        stage.animator.addBehavior(push)
        stage.refresh(60)
        #expect(abs(distance(first.center, second.center) - 60) < 1.5)
        #expect(abs(first.transform.b - second.transform.b) < 0.05)
        #expect(first.transform.b != 0)
    }

    @Test func itemsSnapToAPointWithoutARotation() {
        let square = stage.square()
        square.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 300, y: 300))
        #expect(snap.damping == 0.5)
        stage.animator.addBehavior(snap)
        stage.refresh(180)
        #expect(distance(square.center, CGPoint(x: 300, y: 300)) < 1)
        #expect(abs(square.transform.b) < 0.01)
        #expect(!stage.animator.isRunning)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        stage.refresh(180)
        #expect(distance(square.center, CGPoint(x: 100, y: 100)) < 1)
    }
}
