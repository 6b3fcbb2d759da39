import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Dynamics.md 7 (Apple: *UIFieldBehavior*); numbers are closed forms of its
/// equations.
@MainActor @Suite struct UIFieldBehaviorTests {
    private let stage = DynamicsStage()
    private let item = PlainItem(x: 200, y: 200)

    /// Adds a field and an item without resistance.
    @discardableResult
    private func add(
        _ field: UIFieldBehavior, velocity: CGPoint = .zero, density: CGFloat = 1,
        charge: CGFloat = 0
    ) -> UIDynamicItemBehavior {
        let properties = UIDynamicItemBehavior(items: [item])
        (properties.resistance, properties.angularResistance) = (0, 0)
        (properties.density, properties.charge) = (density, charge)
        properties.addLinearVelocity(velocity, for: item)
        field.addItem(item)
        stage.animator.addBehavior(properties)
        stage.animator.addBehavior(field)
        return properties
    }

    /// The time of the simulation after a number of refreshes, the first of which is one step.
    private func time(_ refreshes: Int) -> CGFloat { CGFloat(2 * refreshes - 1) / 120 }

    private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat) {
        #expect(abs(point.x - x) <= tolerance && abs(point.y - y) <= tolerance, "\(point)")
    }

    @Test func defaults() {
        let field = UIFieldBehavior.springField()
        #expect(field.strength == 1 && field.falloff == 0 && field.direction == .zero)
        #expect(field.minimumRadius > 0 && field.animationSpeed == 0)
        #expect(field.region === UIRegion.infinite && field.items.isEmpty)
        let gravity = UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4))
        #expect(gravity.position == CGPoint(x: 3, y: 4))
        let noise = UIFieldBehavior.noiseField(smoothness: 0.3, animationSpeed: 2)
        #expect(noise.smoothness == 0.3 && noise.animationSpeed == 2)
    }

    @Test func itemsAreAddedAndRemoved() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        add(field)
        #expect(field.items.count == 1 && field.items[0] === item)
        stage.refresh(5)
        field.removeItem(item)
        let y = item.center.y
        #expect(field.items.isEmpty && y > 200)
        stage.refresh(1)
        // The velocity stays.
        #expect(item.center.y > y)
    }

    @Test(arguments: [1, 4] as [CGFloat])
    func linearGravityIsAnAcceleration(density: CGFloat) {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.strength = 2
        let properties = add(field, density: density)
        stage.refresh(60)
        expect(properties.linearVelocity(for: item), 0, 200 * time(60), within: 0.01)
    }

    /// The velocity decreases as by the item's resistance, by `1 + strength · step` each step.
    @Test func dragIsAResistance() {
        let properties = add(.dragField(), velocity: CGPoint(x: 100, y: 0))
        stage.refresh(60)
        let expected: CGFloat = 100 / pow(1 + CGFloat(1) / 120, 119)
        expect(properties.linearVelocity(for: item), expected, 0, within: 0.01)
    }

    /// No step reverses the velocity.
    @Test func strongDragStopsItems() {
        let field = UIFieldBehavior.dragField()
        field.strength = 1e6
        let properties = add(field, velocity: CGPoint(x: 100, y: 0))
        stage.refresh(2)
        expect(properties.linearVelocity(for: item), 0, 0, within: 0.1)
    }

    /// An undamped spring: x'' + (strength / mass) · x = 0.
    @Test(arguments: [1, 4] as [CGFloat])
    func springsOscillateByTheirMass(density: CGFloat) {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 100, y: 200)
        field.strength = 4
        add(field, density: density)
        for _ in 0..<3 {
            stage.refresh(40)
            let angle = sqrt(4 / density) * stage.animator.world.time
            expect(item.center, 100 + 100 * cos(angle), 200, within: 2)
        }
    }

    /// The acceleration doesn't depend on the mass.
    @Test(arguments: [1, 4] as [CGFloat])
    func radialGravityAttracts(density: CGFloat) {
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 300))
        field.strength = 4
        add(field, density: density)
        stage.refresh(40)
        expect(item.center, 200, 300 - 100 * cos(2 * time(40)), within: 2)
    }

    @Test func vorticesRotateCounterclockwise() {
        let field = UIFieldBehavior.vortexField()
        field.position = CGPoint(x: 0, y: 200)
        let properties = add(field)
        stage.refresh()
        // To the right of the position, counterclockwise is upward.
        expect(properties.linearVelocity(for: item), 0, -200.0 / 120, within: 1e-3)
    }

    @Test func electricFieldsRepelEqualCharges() {
        let field = UIFieldBehavior.electricField()
        field.position = CGPoint(x: 100, y: 200)
        field.strength = 3
        let properties = add(field, charge: 2)
        stage.refresh()
        expect(properties.linearVelocity(for: item), 600.0 / 120, 0, within: 1e-3)
        properties.charge = -2
        stage.refresh()
        expect(properties.linearVelocity(for: item), -600.0 / 120, 0, within: 1e-2)
        properties.charge = 0
        stage.refresh()
        expect(properties.linearVelocity(for: item), -600.0 / 120, 0, within: 1e-2)
    }

    /// A charge moves in a circle; its angular velocity is strength · charge / mass.
    @Test func magneticFieldsRotateTheVelocity() {
        let field = UIFieldBehavior.magneticField()
        field.strength = .pi / time(61)
        let properties = add(field, velocity: CGPoint(x: 100, y: 0), charge: 2)
        stage.refresh(16)
        // About a quarter turn, counterclockwise.
        #expect(properties.linearVelocity(for: item).y < -99)
        stage.refresh(45)
        expect(properties.linearVelocity(for: item), 100, 0, within: 0.1)
        expect(item.center, 200, 200, within: 0.1)
    }

    @Test func velocityFieldsOverrideForces() {
        let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0.5, dy: 0))
        field.strength = 2
        field.region = UIRegion(radius: 200)
        field.position = CGPoint(x: 200, y: 200)
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: -3)
        let properties = add(field)
        stage.animator.addBehavior(UIGravityBehavior(items: [item]))
        stage.animator.addBehavior(push)
        stage.refresh(30)
        expect(item.center, 200 + 100 * time(30), 200, within: 0.01)
        field.region = UIRegion(radius: 1)
        stage.refresh(30)
        // Outside of the region, gravity of 1000 and the push of 300 upward apply.
        expect(properties.linearVelocity(for: item), 100, 700 * 0.5, within: 1)
    }

    @Test(
        arguments: [
            (2, 0.01, 4), (2, 400, 16), (-1, 0.01, 0.5),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func strengthFallsOffWithTheDistance(falloff: CGFloat, minimum: CGFloat, divisor: CGFloat) {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 200, y: 0)
        (field.falloff, field.minimumRadius) = (falloff, minimum)
        let properties = add(field)
        stage.refresh()
        expect(properties.linearVelocity(for: item), 100.0 / 120 / divisor, 0, within: 1e-3)
    }

    @Test func regionsAreAroundThePosition() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.region = UIRegion(size: CGSize(width: 20, height: 20))
        let properties = add(field)
        stage.refresh(2)
        expect(properties.linearVelocity(for: item), 0, 0, within: 0)
        field.position = CGPoint(x: 195, y: 205)
        stage.refresh(2)
        #expect(properties.linearVelocity(for: item).x > 0)
    }

    @Test func blocksComputeForces() {
        var arguments: [[CGFloat]] = []
        let field = UIFieldBehavior.field { field, position, velocity, mass, charge, duration in
            arguments.append([
                field.strength, position.x, position.y, velocity.dx, velocity.dy, mass, charge,
                CGFloat(duration * 120),
            ])
            return CGVector(dx: 0, dy: 2)
        }
        field.strength = 7
        let properties = add(field, velocity: CGPoint(x: 60, y: 0), density: 2, charge: 3)
        stage.refresh()
        #expect(arguments.map { $0.map { $0.rounded() } } == [[7, 200, 200, 60, 0, 2, 3, 1]])
        expect(properties.linearVelocity(for: item), 60, 100.0 / 120, within: 1e-3)
    }

    // MARK: Noise

    /// A property: the same steps have the same results, to the last bit.
    @Test func noiseIsTheSameInEveryRun() {
        func run() -> [CGPoint] {
            let test = UIFieldBehaviorTests()
            let field = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 3)
            test.add(field)
            return (0..<30).map { _ in
                test.stage.refresh()
                return test.item.center
            }
        }
        let (first, second) = (run(), run())
        #expect(first == second && Set(first.map(\.x)).count > 20)
    }

    @Test func turbulenceAffectsMovingItems() {
        let field = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
        let properties = add(field)
        stage.refresh(10)
        expect(properties.linearVelocity(for: item), 0, 0, within: 0)
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
        stage.refresh(20)
        #expect(properties.linearVelocity(for: item).y != 0)
    }

    // MARK: Rest

    /// A force that doesn't change is in balance with the floor.
    @Test func itemsRestInFields() {
        let square = stage.square(y: 340)
        let other = stage.square(x: 60, y: 250)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 10))
        field.addItem(square)
        field.addItem(other)
        let collision = UICollisionBehavior(items: [square, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(field)
        stage.animator.addBehavior(collision)
        stage.refresh(240)
        #expect(!stage.animator.isRunning)
        #expect(abs(square.frame.maxY - 400) <= 1 && abs(other.frame.maxY - 400) <= 1)
        field.direction = CGVector(dx: 0, dy: -10)
        #expect(stage.animator.isRunning)
        stage.refresh(240)
        #expect(!stage.animator.isRunning && abs(square.frame.minY) <= 1)
    }
}
