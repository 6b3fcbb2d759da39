import Foundation
import RigidBodies

/// What the behaviors of an animator add up to, in the order of the walk: parents before children,
/// and later behaviors override earlier ones.
@MainActor struct DynamicsModel {
    struct Item {
        let item: any UIDynamicItem
        var material = Material()
        var groups = CollisionGroups()
        var charge = 0.0
    }

    /// Something that belongs to a behavior and stays the same from one model to the next.
    struct Key: Hashable {
        let behavior: ObjectIdentifier
        let part: AnyHashable?
    }

    struct Boundary {
        let key: Key
        let identifier: (any NSCopying)?
        /// Lines through points, in the reference system.
        let lines: [[Vector]]
        let group: UInt32
    }

    struct Connection {
        enum End {
            case item(any UIDynamicItem)
            case anchor(CGPoint)
        }

        let key: Key
        let first: End
        let second: any UIDynamicItem
        let kind: Joint.Kind
    }

    /// The bounds of the reference system, or `nil` if there is none.
    let referenceBounds: CGRect?
    private(set) var gravity: Vector = .zero
    private(set) var gravityCount = 0
    private(set) var items: [Item] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private(set) var boundaries: [Boundary] = []
    private(set) var connections: [Connection] = []
    private let groups: CollisionGroupTable

    init(of behaviors: [UIDynamicBehavior], in bounds: CGRect?, groups: CollisionGroupTable) {
        (referenceBounds, self.groups) = (bounds, groups)
        for behavior in behaviors {
            for item in behavior.dynamicItems { change(item) { _ in } }
            behavior.contribute(to: &self)
        }
    }

    /// Sets the gravity, of which an animator has only one; the last one applies.
    mutating func addGravity(_ acceleration: Vector) {
        gravity = acceleration
        gravityCount += 1
    }

    mutating func change(_ item: any UIDynamicItem, _ change: (inout Item) -> Void) {
        let key = ObjectIdentifier(item)
        if let index = indices[key] { return change(&items[index]) }
        indices[key] = items.count
        var entry = Item(item: item)
        change(&entry)
        items.append(entry)
    }

    mutating func add(_ boundary: Boundary) { boundaries.append(boundary) }

    mutating func add(_ connection: Connection) { connections.append(connection) }

    /// Returns the number by which the items and the boundaries of a behavior collide.
    func group(of behavior: UICollisionBehavior) -> UInt32 { groups.group(of: behavior) }

    func contains(_ item: any UIDynamicItem) -> Bool { indices[ObjectIdentifier(item)] != nil }
}

/// The groups of an animator's collision behaviors, which stay the same while behaviors come and go.
@MainActor final class CollisionGroupTable {
    private var groups: [ObjectIdentifier: UInt32] = [:]

    func group(of behavior: UICollisionBehavior) -> UInt32 {
        let key = ObjectIdentifier(behavior)
        if let known = groups[key] { return known }
        groups[key] = UInt32(groups.count + 1)
        return UInt32(groups.count)
    }
}
