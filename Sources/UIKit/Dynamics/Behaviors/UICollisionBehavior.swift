import Foundation
import RigidBodies

/// Lets its items collide with one another and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var paths: [CollisionBoundary] = []
    private var insets = UIEdgeInsets.zero
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    open var collisionMode = Mode.everything { didSet { changed() } }

    /// Whether the bounds of the animator's reference system are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }

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

    // MARK: Boundaries

    /// Makes the bounds of the reference system, with insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
        add(CollisionBoundary(identifier, path.copy() as? UIBezierPath ?? path))
    }

    open func addBoundary(
        withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
    ) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(CollisionBoundary(identifier, path))
    }

    private func add(_ boundary: CollisionBoundary) {
        paths.removeAll { $0.key == boundary.key }
        paths.append(boundary)
        changed()
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        let key = CollisionBoundary.key(identifier)
        return paths.first { $0.key == key }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let key = CollisionBoundary.key(identifier)
        paths.removeAll { $0.key == key }
        changed()
    }

    open var boundaryIdentifiers: [any NSCopying]? {
        paths.isEmpty ? nil : paths.map(\.identifier)
    }

    open func removeAllBoundaries() {
        paths.removeAll()
        changed()
    }

    // MARK: Model

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func contribute(to model: inout DynamicsModel) {
        let group = model.group(of: self)
        for item in list.items {
            model.change(item) {
                if collisionMode.contains(.items) { $0.groups.items.insertSorted(group) }
                if collisionMode.contains(.boundaries) { $0.groups.boundaries.insertSorted(group) }
            }
        }
        for boundary in paths {
            addBoundary(boundary.key, boundary.identifier, boundary.lines, &model)
        }
        guard translatesReferenceBoundsIntoBoundary, let bounds = model.referenceBounds else {
            return
        }
        let outline = CollisionBoundary.lines(of: UIBezierPath(rect: bounds.inset(by: insets)))
        addBoundary(nil, nil, outline, &model)
    }

    private func addBoundary(
        _ key: AnyHashable?, _ identifier: (any NSCopying)?, _ lines: [[Vector]],
        _ model: inout DynamicsModel
    ) {
        model.add(
            DynamicsModel.Boundary(
                key: .init(behavior: ObjectIdentifier(self), part: key), identifier: identifier,
                lines: lines, group: model.group(of: self)))
    }

    // MARK: Contacts

    /// Returns whether a contact of two items concerns this behavior.
    func collides(_ first: any UIDynamicItem, _ second: any UIDynamicItem) -> Bool {
        collisionMode.contains(.items) && list.contains(first) && list.contains(second)
    }
}

/// A boundary that code added.
struct CollisionBoundary {
    let identifier: any NSCopying
    let path: UIBezierPath

    init(_ identifier: any NSCopying, _ path: UIBezierPath) {
        (self.identifier, self.path) = (identifier, path)
    }

    var key: AnyHashable { Self.key(identifier) }

    /// Returns what equal identifiers have in common; texts are equal in both of their types.
    static func key(_ identifier: any NSCopying) -> AnyHashable {
        if let text = identifier as? NSString { return String(describing: text) }
        if let value = identifier as? AnyHashable { return value }
        return ObjectIdentifier(identifier as AnyObject)
    }

    @MainActor var lines: [[Vector]] { Self.lines(of: path) }

    /// Returns the lines of a path, whose curves become chords.
    @MainActor static func lines(of path: UIBezierPath) -> [[Vector]] {
        path.cgPath.outline.polylines.map { $0.map { Vector(Double($0.x), Double($0.y)) } }
    }
}

extension [UInt32] {
    fileprivate mutating func insertSorted(_ value: UInt32) {
        insert(value, at: firstIndex { $0 > value } ?? endIndex)
    }
}

/// Swift on Apple's systems bridges texts to `NSString` in `"floor" as NSCopying`.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
