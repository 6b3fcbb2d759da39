import Foundation
import RigidBodies

/// Sets the properties of its items. If several behaviors set a property of an item, the last one in
/// the walk applies; a property that none sets has its default (Documentation/Dynamics.md 3).
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var own = Properties()

    /// The properties that were set.
    private struct Properties {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var charge: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }

    /// The properties of items without a behavior.
    private static let defaults = Material()

    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public override convenience init() {
        self.init(items: [])
    }

    open var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) { add(item, to: &list) }

    open func removeItem(_ item: any UIDynamicItem) {
        velocities[ObjectIdentifier(item)] = nil
        remove(item, from: &list)
    }

    // MARK: Properties

    /// The share of the velocity that a collision preserves, from 0 to 1.
    open var elasticity: CGFloat {
        get { own.elasticity ?? Self.defaults.elasticity }
        set { set(\.elasticity, newValue) }
    }

    open var friction: CGFloat {
        get { own.friction ?? Self.defaults.friction }
        set { set(\.friction, newValue) }
    }

    /// The density; an item of 100 by 100 points with a density of 1 has a mass of 1.
    open var density: CGFloat {
        get { own.density ?? Self.defaults.density }
        set { set(\.density, newValue) }
    }

    /// The damping of the velocity, in 1/s.
    open var resistance: CGFloat {
        get { own.resistance ?? Self.defaults.resistance }
        set { set(\.resistance, newValue) }
    }

    /// The damping of the angular velocity, in 1/s.
    open var angularResistance: CGFloat {
        get { own.angularResistance ?? Self.defaults.angularResistance }
        set { set(\.angularResistance, newValue) }
    }

    /// The electric charge, on which electric and magnetic fields act.
    open var charge: CGFloat {
        get { own.charge ?? 0 }
        set { set(\.charge, newValue) }
    }

    /// Whether items collide without being moved, like boundaries.
    open var isAnchored: Bool {
        get { own.isAnchored ?? Self.defaults.isAnchored }
        set { set(\.isAnchored, newValue) }
    }

    open var allowsRotation: Bool {
        get { own.allowsRotation ?? Self.defaults.allowsRotation }
        set { set(\.allowsRotation, newValue) }
    }

    private func set<Value>(_ property: WritableKeyPath<Properties, Value?>, _ value: Value) {
        own[keyPath: property] = value
        changed()
    }

    // MARK: Velocities

    /// The velocities that were added before the behavior had an animator.
    private var velocities: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

    /// Adds to the velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        addVelocity(Vector(velocity), 0, for: item)
    }

    /// Adds to the angular velocity of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        addVelocity(.zero, Double(velocity), for: item)
    }

    private func addVelocity(_ linear: Vector, _ angular: Double, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        let known = velocities[ObjectIdentifier(item)] ?? (.zero, 0)
        velocities[ObjectIdentifier(item)] = (known.linear + linear, known.angular + angular)
        changed()
    }

    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = body(of: item)?.velocity ?? .zero
        let pending = velocities[ObjectIdentifier(item)]?.linear ?? .zero
        return CGPoint(velocity + pending)
    }

    /// Returns the angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let pending = velocities[ObjectIdentifier(item)]?.angular ?? 0
        return (body(of: item)?.angularVelocity ?? 0) + pending
    }

    private func body(of item: any UIDynamicItem) -> RigidBody? {
        guard list.contains(item) else { return nil }
        return dynamicAnimator?.world.body(of: item)
    }

    // MARK: Model

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func contribute(to model: inout DynamicsModel) {
        for item in list.items {
            model.change(item) {
                apply(to: &$0.material)
                if let charge = own.charge { $0.charge = Double(charge) }
            }
        }
    }

    private func apply(to material: inout Material) {
        if let elasticity = own.elasticity { material.elasticity = elasticity }
        if let friction = own.friction { material.friction = friction }
        if let density = own.density { material.density = density }
        if let resistance = own.resistance { material.resistance = resistance }
        if let resistance = own.angularResistance { material.angularResistance = resistance }
        if let isAnchored = own.isAnchored { material.isAnchored = isAnchored }
        if let allowsRotation = own.allowsRotation { material.allowsRotation = allowsRotation }
    }

    override func applyForces(in world: DynamicsWorld) {
        guard !velocities.isEmpty else { return }
        for item in list.items {
            guard let added = velocities[ObjectIdentifier(item)], let body = world.body(of: item)
            else { continue }
            body.velocity += added.linear
            body.angularVelocity += added.angular
        }
        velocities.removeAll()
    }
}
