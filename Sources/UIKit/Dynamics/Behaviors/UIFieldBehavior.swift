import Foundation
import RigidBodies

/// Applies forces that depend on the position, the velocity, the mass, or the charge of its items
/// (Documentation/Dynamics.md 7).
@preconcurrency @MainActor public class UIFieldBehavior: UIDynamicBehavior {
    private let kind: FieldKind
    private var list = DynamicItemList([])

    /// The center of the field in the reference system.
    public var position = CGPoint.zero { didSet { changed() } }

    /// The area of the field around its position.
    public var region = UIRegion.infinite { didSet { changed() } }

    /// The factor of the field's forces.
    public var strength: CGFloat = 1 { didSet { changed() } }

    /// The exponent with which the force decreases with the distance from the position.
    public var falloff: CGFloat = 0 { didSet { changed() } }

    /// The distance in points below which the force is the same as at this distance.
    public var minimumRadius: CGFloat = 0.01 { didSet { changed() } }

    /// The direction of a linear gravity or velocity field.
    public var direction: CGVector { didSet { changed() } }

    /// The smoothness of noise and turbulence, from 0 to 1.
    public var smoothness: CGFloat = 0 { didSet { changed() } }

    /// The frequency in hertz with which noise and turbulence change.
    public var animationSpeed: CGFloat = 0 { didSet { changed() } }

    required init(_ kind: FieldKind, direction: CGVector = .zero) {
        (self.kind, self.direction) = (kind, direction)
        super.init()
    }

    // MARK: Creation

    /// Creates a field whose force is opposite to the velocity and proportional to it.
    public class func dragField() -> Self { self.init(.drag) }

    /// Creates a field whose force is perpendicular to the line to the position and proportional to
    /// the distance and the mass; a positive strength rotates counterclockwise.
    public class func vortexField() -> Self { self.init(.vortex) }

    /// Creates a field that attracts items to a position, in proportion to the distance and the mass.
    public class func radialGravityField(position: CGPoint) -> Self {
        let field = self.init(.radialGravity)
        field.position = position
        return field
    }

    /// Creates a field with the same acceleration everywhere.
    public class func linearGravityField(direction: CGVector) -> Self {
        self.init(.linearGravity, direction: direction)
    }

    /// Creates a field that sets the velocity, whatever other forces there are.
    public class func velocityField(direction: CGVector) -> Self {
        self.init(.velocity, direction: direction)
    }

    /// Creates a field with random forces.
    ///
    /// - Parameters:
    ///   - smoothness: How slowly the force changes with the position, from 0 to 1.
    ///   - speed: The frequency in hertz with which the force changes.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        noise(.noise, smoothness, speed)
    }

    /// Creates a field with random forces that are proportional to the velocity.
    ///
    /// - Parameters:
    ///   - smoothness: How slowly the force changes with the position, from 0 to 1.
    ///   - speed: The frequency in hertz with which the force changes.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        noise(.turbulence, smoothness, speed)
    }

    private class func noise(_ kind: FieldKind, _ smoothness: CGFloat, _ speed: CGFloat) -> Self {
        let field = self.init(kind)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Creates a field that attracts items to its position, in proportion to the distance.
    public class func springField() -> Self { self.init(.spring) }

    /// Creates a field whose force points away from its position and is proportional to the charge.
    public class func electricField() -> Self { self.init(.electric) }

    /// Creates a field whose force is perpendicular to the velocity, and proportional to it and to the
    /// charge; a positive strength and charge rotate counterclockwise.
    public class func magneticField() -> Self { self.init(.magnetic) }

    /// Creates a field whose force a block computes from the field and the position in the reference
    /// system, the velocity in points per second, the mass, and the charge of an item, and the duration
    /// of the step in seconds.
    public class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
            CGVector
    ) -> Self {
        self.init(.custom(block))
    }

    // MARK: Items

    public var items: [any UIDynamicItem] { list.items }

    public func addItem(_ item: any UIDynamicItem) { add(item, to: &list) }

    public func removeItem(_ item: any UIDynamicItem) { remove(item, from: &list) }

    // MARK: Model

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func applyForces(in world: DynamicsWorld) {
        for item in list.items {
            guard let entry = world.entry(of: item), entry.body.mass > 0 else { continue }
            let place = entry.body.position - Vector(position)
            guard region.contains(CGPoint(place)) else { continue }
            let subject = FieldSubject(
                position: entry.body.position, velocity: entry.body.velocity,
                mass: entry.body.mass, charge: entry.charge, time: world.time,
                step: DynamicsWorld.step)
            switch kind.effect(of: self, on: subject) {
            case .force(let force): world.apply(force, to: item)
            case .velocity(let velocity): world.hold(item, velocity)
            }
        }
    }
}
