import Foundation
import RigidBodies

/// Pushes its items, once or continuously. A magnitude of 1 accelerates an item of 100 by 100
/// points with a density of 1 by 100 points per second squared (Apple: *UIPushBehavior*).
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    public let mode: Mode
    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var force = DirectedForce(.zero) { didSet { changed() } }

    /// Whether the behavior pushes. An instantaneous push becomes inactive after its impulse.
    open var active = true { didSet { if active != oldValue { changed() } } }

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        list = DynamicItemList(items)
        super.init()
    }

    open var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) { add(item, to: &list) }

    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        remove(item, from: &list)
    }

    // MARK: Force

    open var pushDirection: CGVector {
        get { force.direction }
        set { force = DirectedForce(newValue) }
    }

    /// The angle of the force in radians, clockwise from the x-axis.
    open var angle: CGFloat {
        get { force.angle }
        set { force.angle = newValue }
    }

    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.magnitude = newValue }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force = DirectedForce(angle: angle, magnitude: magnitude)
    }

    /// Returns the point at which the force acts, relative to the item's center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    // MARK: Model

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func applyForces(in world: DynamicsWorld) {
        guard active, force.vector != .zero else { return }
        for item in list.items {
            let offset = Vector(targetOffsetFromCenter(for: item))
            switch mode {
            case .continuous: world.apply(force.vector, offset: offset, to: item)
            case .instantaneous:
                world.body(of: item)?.apply(impulse: force.vector, offset: offset)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
