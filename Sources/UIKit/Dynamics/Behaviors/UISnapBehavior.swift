import Foundation
import RigidBodies

/// Moves an item to a point, without a rotation, by springs at its four corners.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }

    /// The damping of the oscillation: 0 for none, 1 for no oscillation.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The frequency of the springs in hertz, a decision.
    private static let frequency = 3.0

    override var dynamicItems: [any UIDynamicItem] { [item] }

    override func contribute(to model: inout DynamicsModel) {
        let size = item.bounds.size
        for (number, corner) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].enumerated() {
            let offset = Vector(
                corner.0 * Double(size.width) / 2, corner.1 * Double(size.height) / 2)
            model.add(
                DynamicsModel.Connection(
                    key: .init(behavior: ObjectIdentifier(self), part: number),
                    first: .anchor(snapPoint), second: item,
                    kind: .target(
                        offset, Vector(snapPoint) + offset, frequency: Self.frequency,
                        damping: Double(damping), share: 0.25)))
        }
    }
}
