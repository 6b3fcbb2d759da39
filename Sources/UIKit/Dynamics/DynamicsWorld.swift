import Foundation
import RigidBodies

/// The rigid bodies of an animator's items, boundaries, and attachments.
@MainActor final class DynamicsWorld {
    let groups = CollisionGroupTable()
    private let world = RigidBodyWorld()
    /// The items in the order in which they were added.
    private(set) var items: [Item] = []
    private var itemsByID: [ObjectIdentifier: Item] = [:]
    private var boundaries: [(boundary: DynamicsModel.Boundary, body: RigidBody)] = []
    private var connections: [Connection] = []

    /// An item with its body.
    final class Item {
        let item: any UIDynamicItem
        let body: RigidBody

        init(_ item: any UIDynamicItem, _ body: RigidBody) {
            (self.item, self.body) = (item, body)
        }
    }

    /// A joint, with the body of its anchor if it has one.
    private struct Connection {
        let key: DynamicsModel.Key
        let kind: Joint.Kind
        let ends: [ObjectIdentifier?]
        let joint: Joint
        let anchor: RigidBody?
    }

    /// What touches an item.
    enum Contact {
        case items(any UIDynamicItem, any UIDynamicItem)
        case boundary(any UIDynamicItem, DynamicsModel.Boundary)
    }

    var isAtRest: Bool { world.isAtRest }

    func body(of item: any UIDynamicItem) -> RigidBody? { itemsByID[ObjectIdentifier(item)]?.body }

    // MARK: Items

    /// Adds a body with the item's current state, unless there is one.
    func add(_ item: any UIDynamicItem, _ shape: BodyShape, at position: CGPoint) {
        guard body(of: item) == nil else { return }
        let body = world.addBody(shape, at: Vector(position), angle: Double(item.transform.angle))
        let entry = Item(item, body)
        items.append(entry)
        itemsByID[ObjectIdentifier(item)] = entry
    }

    // MARK: Updates

    /// Changes bodies, boundaries, and joints to those of a model.
    func update(to model: DynamicsModel) {
        removeOldConnections(model)
        removeOldItems(model)
        updateBoundaries(model)
        for entry in model.items {
            guard let body = body(of: entry.item) else { continue }
            body.material = entry.material
            body.groups = entry.groups
        }
        addNewConnections(model)
        if world.gravity != model.gravity {
            world.gravity = model.gravity
            for item in items where item.body.material.hasGravity { item.body.wake() }
        }
    }

    private func removeOldItems(_ model: DynamicsModel) {
        for item in items where !model.contains(item.item) {
            itemsByID[ObjectIdentifier(item.item)] = nil
            world.remove(item.body)
        }
        items.removeAll { !model.contains($0.item) }
    }

    private func updateBoundaries(_ model: DynamicsModel) {
        var known: [DynamicsModel.Key: RigidBody] = [:]
        for (old, body) in boundaries {
            let isKept = model.boundaries.contains {
                $0.key == old.key && $0.lines == old.lines && $0.group == old.group
            }
            if isKept { known[old.key] = body } else { world.remove(body) }
        }
        boundaries = model.boundaries.map {
            ($0, known[$0.key] ?? world.addBoundary($0.lines, groups: [$0.group]))
        }
    }

    // MARK: Connections

    private func removeOldConnections(_ model: DynamicsModel) {
        let wanted = Dictionary(model.connections.map { ($0.key, $0) }) { $1 }
        connections.removeAll { old in
            if let new = wanted[old.key], new.kind == old.kind, new.ends == old.ends {
                return false
            }
            world.remove(old.joint)
            if let anchor = old.anchor { world.remove(anchor) }
            return true
        }
    }

    private func addNewConnections(_ model: DynamicsModel) {
        var known = Dictionary(connections.map { ($0.key, $0) }) { $1 }
        connections = model.connections.compactMap { wanted in
            guard let old = known.removeValue(forKey: wanted.key) else { return connect(wanted) }
            if case .anchor(let point) = wanted.first, let anchor = old.anchor {
                move(anchor, to: point)
            }
            return old
        }
    }

    private func move(_ anchor: RigidBody, to point: CGPoint) {
        if anchor.position != Vector(point) { anchor.move(to: Vector(point), angle: 0) }
    }

    private func connect(_ connection: DynamicsModel.Connection) -> Connection? {
        guard let second = body(of: connection.second) else { return nil }
        var anchor: RigidBody?
        let first: RigidBody
        switch connection.first {
        case .item(let item):
            guard let body = body(of: item), body !== second else { return nil }
            first = body
        case .anchor(let point):
            first = world.addAnchor(at: Vector(point))
            anchor = first
        }
        return Connection(
            key: connection.key, kind: connection.kind, ends: connection.ends,
            joint: world.addJoint(connection.kind, first, second), anchor: anchor)
    }

    // MARK: Steps

    /// Advances the simulation and returns the contacts that began and ended.
    func step(_ seconds: Double) -> (began: [(Contact, CGPoint)], ended: [Contact]) {
        var result: (began: [(Contact, CGPoint)], ended: [Contact]) = ([], [])
        let contacts = world.step(seconds)
        guard !contacts.isEmpty else { return result }
        let items = Dictionary(uniqueKeysWithValues: items.map { ($0.body.number, $0.item) })
        for contact in contacts {
            guard let known = named(contact, items) else { continue }
            if let point = contact.point {
                result.began.append((known, CGPoint(point)))
            } else {
                result.ended.append(known)
            }
        }
        return result
    }

    private func named(
        _ contact: RigidBodies.Contact, _ items: [Int: any UIDynamicItem]
    ) -> Contact? {
        let (first, second) = (items[contact.first], items[contact.second])
        if let first, let second { return .items(first, second) }
        guard let item = first ?? second else { return nil }
        let number = first == nil ? contact.first : contact.second
        return boundaries.first { $0.body.number == number }.map { .boundary(item, $0.boundary) }
    }
}

extension DynamicsModel.Connection {
    /// The items at both ends, `nil` for an anchor.
    fileprivate var ends: [ObjectIdentifier?] {
        if case .item(let item) = first {
            return [ObjectIdentifier(item), ObjectIdentifier(second)]
        }
        return [nil, ObjectIdentifier(second)]
    }
}

extension CGAffineTransform {
    /// The angle of the rotation in radians.
    var angle: CGFloat { atan2(b, a) }
}
