import Testing

@testable import RigidBodies

/// A property: no number ends the process, and all results are finite. Box2D asserts that its
/// numbers are valid.
struct InvalidNumbersTests {
    private let step = 1.0 / 120

    static let numbers = [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -1, 0, -120,
    ]

    /// Returns whether all bodies of a world are at finite positions after some steps.
    private func isFinite(_ setUp: (RigidBodyWorld, RigidBody) -> Void) -> Bool {
        let world = RigidBodyWorld()
        _ = world.addBoundary([[Vector(-500, 400), Vector(500, 400)]], groups: [1])
        let bodies = [Vector(0, 300), Vector(10, 250)].map {
            let body = world.addBody(.rectangle(width: 40, height: 40), at: $0)
            body.material.hasGravity = true
            body.groups = CollisionGroups(items: [1], boundaries: [1])
            return body
        }
        world.gravity = Vector(0, 1000)
        setUp(world, bodies[0])
        for _ in 0..<60 { world.step(step) }
        return bodies.allSatisfy {
            $0.position.x.isFinite && $0.position.y.isFinite && $0.angle.isFinite
                && $0.velocity.x.isFinite && $0.velocity.y.isFinite
        }
    }

    @Test(arguments: numbers)
    func materials(number: Double) {
        let properties: [WritableKeyPath<Material, Double>] = [
            \.density, \.friction, \.elasticity, \.resistance, \.angularResistance,
        ]
        for property in properties {
            #expect(isFinite { $1.material[keyPath: property] = number }, "\(property)")
        }
    }

    @Test(arguments: numbers)
    func states(number: Double) {
        let vector = Vector(number, 1)
        #expect(isFinite { world, _ in world.gravity = vector })
        #expect(isFinite { $1.velocity = vector })
        #expect(isFinite { $1.angularVelocity = number })
        #expect(isFinite { $1.move(to: vector, angle: number) })
        #expect(isFinite { $1.apply(force: vector, offset: vector) })
        #expect(isFinite { $1.apply(impulse: vector, offset: vector) })
        #expect(isFinite { world, _ in _ = world.addBoundary([[vector, .zero]], groups: [1]) })
        #expect(
            isFinite { world, _ in
                let body = world.addBody(.circle(radius: 10), at: vector, angle: number)
                body.groups.items = [1]
            })
    }

    @Test(arguments: numbers)
    func joints(number: Double) {
        let vector = Vector(number, 0)
        let kinds: [Joint.Kind] = [
            .rod(vector, .zero, length: number), .rope(.zero, vector, length: number),
            .spring(.zero, .zero, length: number, frequency: 1, damping: 0),
            .spring(.zero, .zero, length: 10, frequency: number, damping: 0),
            .spring(.zero, .zero, length: 10, frequency: 1, damping: number),
            .pin(vector, frictionTorque: number, range: nil),
            .slider(vector, axis: vector, range: nil),
            .weld(vector, frequency: number, damping: number),
            .target(vector, vector, frequency: number, damping: number, share: 1),
        ]
        for kind in kinds {
            #expect(
                isFinite { world, body in
                    _ = world.addJoint(kind, world.addAnchor(at: vector), body)
                }, "\(kind)")
        }
    }

    /// Shapes that Box2D can't represent: too small, on a line, or with corners at one point.
    @Test(
        arguments: [
            .rectangle(width: 0.15, height: 0.15), .rectangle(width: 1e9, height: 1e-9),
            .circle(radius: 0.08), .ellipse(width: 0.2, height: 0.15),
            .ellipse(width: 3, height: 2), .ellipse(width: 1000, height: 0.01),
            .polygon([Vector(0, 0), Vector(0.2, 0), Vector(0, 0.2)]),
            .polygon([Vector(-50, 0), Vector(50, 0.001), Vector(0, 0.0005)]),
            .polygon([Vector(0, 0), Vector(0, 0), Vector(10, 0), Vector(10, 0), Vector(0, 10)]),
            .compound([[Vector(0, 0), Vector(0.1, 0), Vector(0, 0.5)]]),
        ] as [BodyShape])
    func shapes(shape: BodyShape) {
        #expect(
            isFinite { world, body in
                guard shape.isValid else { return }
                body.shape = shape
                world.addBody(shape, at: Vector(0, 390)).groups.items = [1]
            })
    }
}
