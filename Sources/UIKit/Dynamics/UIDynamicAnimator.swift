import Foundation

/// Moves items as their behaviors require, at the simulated time.
///
/// It advances with the screen's refresh rate of 1/60 s while an item moves, and pauses otherwise.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    public private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors that were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    let world = DynamicsWorld()
    var run = DynamicsRun()

    public override init() {
        super.init()
    }

    /// Creates an animator for views in a reference view, whose coordinate space it uses.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for the layout attributes of a collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    // MARK: Behaviors

    /// Adds a behavior, unless it has an animator already.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else {
            return report(
                "Adding the same behavior twice to the same animator is not supported",
                type(of: behavior))
        }
        behaviors.append(behavior)
        behavior.move(to: self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    // MARK: State

    /// Whether items are moving.
    open var isRunning: Bool { run.isRunning }

    /// The time in seconds since the animator last started to run, until it paused.
    open var elapsedTime: TimeInterval { run.elapsedTime }

    /// Returns the items whose bounding box intersects a rectangle of the reference system.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.items.map(\.item).filter { item in
            let (box, place) = (item.boundingBox, position(of: item))
            return box.offsetBy(dx: place.x - item.center.x, dy: place.y - item.center.y)
                .intersects(checked: rect)
        }
    }

    /// Reads the position, the rotation, and the size of an item again.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = world.body(of: item) else { return }
        readState(of: item, body)
        behaviorsChanged()
    }

    // MARK: Layout attributes

    /// Returns the attributes of a cell that are an item, or `nil` if there are none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        attributes(.cell, nil, at: indexPath)
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, elementKind, at: indexPath)
    }

    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, at: indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.items.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    // MARK: Reference system

    /// The bounds of the reference view or the content of the layout, or `nil` without either.
    var referenceBounds: CGRect? {
        referenceView?.bounds
            ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    /// Marks the layout to apply attributes that changed.
    func itemsMoved() { layout?.invalidateLayout() }
}
