import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Dynamics.md 2 and 4; numbers measured on iOS.
@MainActor @Suite struct DynamicsForcesTests {
    private let stage = DynamicsStage()

    /// The vertical positions at the first five refreshes, as measured on iOS.
    @Test(
        arguments: [
            (0, [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076]),
            (0.1, [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747]),
        ] as [(CGFloat, [CGFloat])])
    func itemsFallAsMeasured(resistance: CGFloat, expected: [CGFloat]) {
        let item = PlainItem(y: 50)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = resistance
        stage.animator.addBehavior(properties)
        for position in expected {
            stage.refresh()
            #expect(abs(item.center.y - position) < 1e-4)
        }
    }

    @Test func theDefaultResistanceIsTheMeasuredOne() {
        let item = PlainItem(y: 50)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.refresh(5)
        #expect(abs(item.center.y - 53.1154747) < 1e-4)
    }

    @Test func gravityIgnoresMass() {
        let (light, heavy) = (PlainItem(), PlainItem())
        stage.animator.addBehavior(UIGravityBehavior(items: [light, heavy]))
        let properties = UIDynamicItemBehavior(items: [heavy])
        properties.density = 10
        stage.animator.addBehavior(properties)
        stage.refresh(10)
        #expect(light.center == heavy.center)
    }

    @Test func gravityHasADirectionAnAngleAndAMagnitude() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(gravity.magnitude == 1)
        #expect(abs(gravity.angle - .pi / 2) < 1e-12)
        gravity.magnitude = 0.9
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0.9))
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.gravityDirection = CGVector(dx: 3, dy: 4)
        #expect(gravity.magnitude == 5)
    }

    @Test func theLastGravityAppliesAndIsReported() {
        let item = PlainItem()
        let (first, second) = (UIGravityBehavior(items: [item]), UIGravityBehavior(items: [item]))
        second.gravityDirection = CGVector(dx: 1, dy: 0)
        let (_, diagnostics) = DiagnosticLog.collecting {
            stage.animator.addBehavior(first)
            stage.animator.addBehavior(second)
            stage.refresh(10)
        }
        #expect(item.center.y == 50 && item.center.x > 200)
        #expect(
            diagnostics.map(\.message) == [
                "Multiple gravity behavior per animator is undefined and may assert in the future"
            ])
    }

    @Test func aContinuousPushOf1AcceleratesBy100() {
        let (item, heavy) = (PlainItem(), PlainItem())
        let push = UIPushBehavior(items: [item, heavy], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        let properties = UIDynamicItemBehavior(items: [item, heavy])
        properties.resistance = 0
        let density = UIDynamicItemBehavior(items: [heavy])
        density.density = 2
        for behavior in [push, properties, density] { stage.animator.addBehavior(behavior) }
        stage.refresh(61)
        // The first refresh is one step of 1/120 s, each other one is two.
        let time = 121.0 / 120
        #expect(abs(properties.linearVelocity(for: item).x - 100 * time) < 0.01)
        #expect(abs(properties.linearVelocity(for: heavy).x - 50 * time) < 0.01)
        #expect(push.active)
    }

    @Test func anInstantaneousPushIsAnImpulse() {
        let item = PlainItem()
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -2)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        stage.animator.addBehavior(push)
        stage.animator.addBehavior(properties)
        stage.refresh()
        #expect(abs(properties.linearVelocity(for: item).y + 200) < 0.01)
        #expect(!push.active)
        stage.refresh(10)
        #expect(abs(properties.linearVelocity(for: item).y + 200) < 0.01)
        push.active = true
        stage.refresh()
        #expect(abs(properties.linearVelocity(for: item).y + 400) < 0.01)
    }

    @Test func aPushBesideTheCenterRotates() {
        let item = PlainItem()
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        stage.animator.addBehavior(push)
        stage.refresh(5)
        #expect(item.transform.b > 0)
        #expect(
            push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 50, vertical: 0))
    }

    @Test func velocitiesAreAdded() {
        let item = PlainItem()
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 0
        properties.angularResistance = 0
        properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
        #expect(properties.linearVelocity(for: item) == CGPoint(x: 60, y: 0))
        stage.animator.addBehavior(properties)
        properties.addAngularVelocity(2, for: item)
        stage.refresh(61)
        #expect(abs(item.center.x - 200 - 60 * 121 / 120) < 0.01)
        #expect(abs(atan2(item.transform.b, item.transform.a) - 2 * 121 / 120) < 0.001)
        #expect(abs(properties.angularVelocity(for: item) - 2) < 1e-6)
    }
}
