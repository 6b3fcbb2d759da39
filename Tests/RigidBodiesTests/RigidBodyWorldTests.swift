import Testing

@testable import RigidBodies

/// Properties of the simulation, and numbers that follow from its equations.
struct RigidBodyWorldTests {
    private let step = 1.0 / 120

    /// The vertical positions after 1, 3, 5, 7, and 9 steps, as measured on iOS (Documentation/Dynamics.md 2).
    @Test(arguments: [
        (0.0, [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076]),
        (0.1, [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747]),
    ])
    func `Bodies fall as measured`(resistance: Double, expected: [Double]) {
        let world = RigidBodyWorld()
        world.gravity = Vector(0, 1000)
        let body = world.addBody(.rectangle(width: 100, height: 100), at: Vector(50, 50))
        body.material.hasGravity = true
        body.material.resistance = resistance
        var positions: [Double] = []
        for tick in 0..<5 {
            for _ in 0..<(tick == 0 ? 1 : 2) { world.step(step) }
            positions.append(body.position.y)
        }
        for (position, expected) in zip(positions, expected) {
            #expect(abs(position - expected) < 1e-6)
        }
    }

    @Test func `Mass is density times area`() {
        let world = RigidBodyWorld()
        let body = world.addBody(.rectangle(width: 50, height: 40), at: .zero)
        body.material.density = 3
        #expect(abs(body.mass - 0.6) < 1e-6)
        let circle = world.addBody(.circle(radius: 100), at: .zero)
        #expect(abs(circle.mass - Double.pi) < 1e-5)
        let ellipse = world.addBody(.ellipse(width: 200, height: 100), at: .zero)
        #expect(abs(ellipse.mass - Double.pi / 2) < 0.02)
    }

    @Test func `An impulse of 1 changes the velocity by 100 points per second`() {
        let world = RigidBodyWorld()
        let body = world.addBody(.rectangle(width: 100, height: 100), at: .zero)
        body.apply(impulse: Vector(1, 0))
        #expect(abs(body.velocity.x - 100) < 1e-4)
        #expect(body.velocity.y == 0)
    }

    @Test func `A body comes to rest on a boundary`() {
        let world = RigidBodyWorld()
        addFloor(to: world)
        let body = fallingSquare(in: world)
        for _ in 0..<600 where !world.isAtRest { world.step(step) }
        #expect(world.isAtRest)
        #expect(abs(body.position.y - 380) < 1)
        #expect(abs(body.angle) < 0.01)
    }

    @Test func `Fast bodies don't pass through boundaries`() {
        let world = RigidBodyWorld()
        addFloor(to: world)
        let body = fallingSquare(in: world, side: 4)
        body.velocity = Vector(0, 5000)
        for _ in 0..<240 {
            world.step(step)
            #expect(body.position.y < 400)
        }
    }

    @Test func `Contacts of bodies with several shapes are reported once`() {
        let world = RigidBodyWorld()
        world.gravity = Vector(0, 1000)
        let floor = world.addBoundary([[Vector(-500, 400), Vector(500, 400)]], groups: [1])
        let body = world.addBody(.ellipse(width: 60, height: 40), at: Vector(0, 300))
        body.material.hasGravity = true
        body.material.elasticity = 0
        body.groups.boundaries = [1]
        let contacts = (0..<600).flatMap { _ in world.step(step) }
        #expect(contacts.filter { $0.point != nil }.count == 1)
        #expect(contacts.filter { $0.point == nil }.isEmpty)
        #expect(Set([contacts[0].first, contacts[0].second]) == [floor.number, body.number])
        #expect(abs((contacts[0].point?.y ?? 0) - 400) < 2)
    }

    @Test func `Bodies collide only in a common group`() {
        func end(_ groups: [UInt32], _ others: [UInt32]) -> Double {
            let world = RigidBodyWorld()
            let first = world.addBody(.circle(radius: 10), at: .zero)
            let second = world.addBody(.circle(radius: 10), at: Vector(100, 0))
            first.groups.items = groups
            second.groups.items = others
            first.velocity = Vector(200, 0)
            for _ in 0..<120 { world.step(step) }
            return second.position.x
        }
        #expect(end([1], [2]) == 100)
        #expect(end([], []) == 100)
        #expect(end([1, 3], [2, 3]) > 120)
    }

    @Test func `A rod keeps its length`() {
        let world = RigidBodyWorld()
        world.gravity = Vector(0, 1000)
        let anchor = world.addAnchor(at: Vector(200, 100))
        let body = world.addBody(.rectangle(width: 40, height: 40), at: Vector(100, 100))
        body.material.hasGravity = true
        _ = world.addJoint(.rod(.zero, .zero, length: 100), anchor, body)
        for _ in 0..<240 {
            world.step(step)
            let way = body.position - anchor.position
            #expect(abs((way * way).sum().squareRoot() - 100) < 1)
        }
    }

    /// A damped spring: x'' + 2·ζ·ω·x' + ω²·x = 0.
    @Test func `A spring oscillates with its frequency`() {
        let world = RigidBodyWorld()
        let anchor = world.addAnchor(at: .zero)
        let body = world.addBody(.rectangle(width: 100, height: 100), at: Vector(150, 0))
        body.material.resistance = 0
        _ = world.addJoint(
            .spring(.zero, .zero, length: 100, frequency: 1, damping: 0), anchor, body)
        for _ in 0..<120 { world.step(step) }
        // After one period the body is back; the engine's implicit integration damps a little.
        #expect(abs(body.position.x - 150) < 10)
        for _ in 0..<60 { world.step(step) }
        #expect(abs(body.position.x - 50) < 15)
    }

    @Test func `Removed bodies take their joints along`() {
        let world = RigidBodyWorld()
        let (first, second) = (
            world.addBody(.circle(radius: 10), at: .zero),
            world.addBody(.circle(radius: 10), at: Vector(50, 0))
        )
        let joint = world.addJoint(.rod(.zero, .zero, length: 50), first, second)
        world.remove(first)
        world.remove(joint)
        world.step(step)
        #expect(second.position.x == 50)
    }

    @Test func `Two runs are equal to the last bit`() {
        #expect(pile() == pile())
    }

    @Test func `Stacked bodies touch`() {
        let world = RigidBodyWorld()
        addFloor(to: world)
        let bodies = (0..<5).map { fallingSquare(in: world, y: 300 - 60 * Double($0)) }
        for _ in 0..<1200 where !world.isAtRest { world.step(step) }
        #expect(world.isAtRest)
        for (index, body) in bodies.enumerated() {
            #expect(abs(body.position.y - 380 + 40 * Double(index)) < 1 + 0.5 * Double(index))
        }
    }

    private func pile() -> [UInt64] {
        let world = RigidBodyWorld()
        addFloor(to: world)
        let bodies = (0..<40).map { index in
            let body = fallingSquare(in: world, x: Double(index * 37 % 200), y: Double(-50 * index))
            body.angularVelocity = Double(index % 7)
            return body
        }
        for _ in 0..<400 { world.step(step) }
        return bodies.flatMap {
            [$0.position.x.bitPattern, $0.position.y.bitPattern, $0.angle.bitPattern]
        }
    }

    private func addFloor(to world: RigidBodyWorld) {
        _ = world.addBoundary([[Vector(-500, 400), Vector(500, 400)]], groups: [1])
    }

    private func fallingSquare(
        in world: RigidBodyWorld, x: Double = 100, y: Double = 100, side: Double = 40
    ) -> RigidBody {
        world.gravity = Vector(0, 1000)
        let body = world.addBody(.rectangle(width: side, height: side), at: Vector(x, y))
        body.material.hasGravity = true
        body.groups = CollisionGroups(items: [1], boundaries: [1])
        return body
    }
}
