import Foundation

/// Accelerates its items. A magnitude of 1 is 1000 points per second squared
/// (Documentation/Dynamics.md 2).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var force = DirectedForce(CGVector(dx: 0, dy: 1)) { didSet { changed() } }

    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public override convenience init() {
        self.init(items: [])
    }

    open var items: [any UIDynamicItem] { list.items }

    open func addItem(_ item: any UIDynamicItem) { add(item, to: &list) }

    open func removeItem(_ item: any UIDynamicItem) { remove(item, from: &list) }

    open var gravityDirection: CGVector {
        get { force.direction }
        set { force = DirectedForce(newValue) }
    }

    /// The angle of the direction in radians, clockwise from the x-axis.
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

    override var dynamicItems: [any UIDynamicItem] { list.items }

    /// The acceleration of a magnitude of 1, in points per second squared.
    private static let unit = 1000.0

    override func contribute(to model: inout DynamicsModel) {
        model.addGravity(force.vector * Self.unit)
        for item in list.items { model.change(item) { $0.material.hasGravity = true } }
    }
}
