import Foundation
import RigidBodies

/// The rigid bodies of an animator's items, boundaries, and attachments.
@MainActor final class DynamicsWorld {
    let groups = CollisionGroupTable()
    private let world = RigidBodyWorld()
    /// The items in the order in which they were added.
    private(set) var items: [Item] = []
    private var itemsByID: [ObjectIdentifier: Item] = [:]
    private var itemsByBody: [Int: any UIDynamicItem] = [:]
    private var boundaries: [(boundary: DynamicsModel.Boundary, body: RigidBody)] = []
    private var boundariesByBody: [Int: DynamicsModel.Boundary] = [:]
    private var connections: [Connection] = []
    private var forces = AppliedForces()
    /// The time in seconds that the simulation has run.
    private(set) var time = 0.0

    /// The duration of a step in seconds (Documentation/Dynamics.md 2).
    static let step = 1.0 / 120

    /// An item with its body.
    final class Item {
        let item: any UIDynamicItem
        let body: RigidBody
        fileprivate(set) var charge = 0.0
        /// The number of behaviors that have the item.
        fileprivate(set) var uses = 1

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

    func entry(of item: any UIDynamicItem) -> Item? { itemsByID[ObjectIdentifier(item)] }

    func body(of item: any UIDynamicItem) -> RigidBody? { entry(of: item)?.body }

    // MARK: Items

    /// Adds a body with the item's current state.
    func add(_ item: any UIDynamicItem, _ shape: BodyShape, at position: CGPoint) {
        let body = world.addBody(shape, at: Vector(position), angle: Double(item.transform.angle))
        let entry = Item(item, body)
        items.append(entry)
        itemsByID[ObjectIdentifier(item)] = entry
        itemsByBody[body.number] = item
    }

    /// Notes that one more behavior has an item; returns whether it is the only one.
    func use(_ item: Item) -> Bool {
        item.uses += 1
        return item.uses == 1
    }

    /// Notes that a behavior no longer has an item. Its body is removed with the next update.
    func release(_ item: any UIDynamicItem) {
        guard let entry = entry(of: item), entry.uses > 0 else { return }
        entry.uses -= 1
    }

    // MARK: Updates

    /// Changes bodies, boundaries, and joints to those of a model.
    func update(to model: DynamicsModel) {
        removeOldConnections(model)
        removeOldItems(model)
        updateBoundaries(model)
        for entry in model.items {
            guard let known = self.entry(of: entry.item) else { continue }
            known.body.material = entry.material
            known.body.groups = entry.groups
            known.charge = entry.charge
        }
        addNewConnections(model)
        forces.wakeBodies()
        if world.gravity != model.gravity {
            world.gravity = model.gravity
            for item in items where item.body.material.hasGravity { item.body.wake() }
        }
    }

    private func removeOldItems(_ model: DynamicsModel) {
        for item in items where !model.contains(item.item) {
            itemsByID[ObjectIdentifier(item.item)] = nil
            itemsByBody[item.body.number] = nil
            world.remove(item.body)
        }
        items.removeAll { !model.contains($0.item) }
    }

    private func updateBoundaries(_ model: DynamicsModel) {
        let wanted = Dictionary(model.boundaries.map { ($0.key, $0) }) { $1 }
        var known: [DynamicsModel.Key: RigidBody] = [:]
        for (old, body) in boundaries {
            if let new = wanted[old.key], new.lines == old.lines, new.group == old.group {
                known[old.key] = body
            } else {
                world.remove(body)
            }
        }
        boundaries = model.boundaries.map {
            ($0, known[$0.key] ?? world.addBoundary($0.lines, groups: [$0.group]))
        }
        boundariesByBody = Dictionary(
            uniqueKeysWithValues: boundaries.map { ($0.body.number, $0.boundary) })
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

    /// Applies a force to an item in the next step.
    func apply(_ force: Vector, offset: Vector = .zero, to item: any UIDynamicItem) {
        forces.add(force, offset, to: item)
    }

    /// Sets the velocity of an item in the next step, in which no force acts on it.
    func hold(_ item: any UIDynamicItem, _ velocity: Vector) { forces.hold(item, velocity) }

    /// Applies the forces of the next step.
    func applyForces() { forces.apply(to: items, gravity: world.gravity) }

    /// Advances the simulation by a step and returns the contacts that began and ended.
    func advance() -> (began: [(Contact, CGPoint)], ended: [Contact]) {
        var result: (began: [(Contact, CGPoint)], ended: [Contact]) = ([], [])
        let contacts = world.step(Self.step)
        time += Self.step
        for contact in contacts {
            guard let known = named(contact) else { continue }
            if let point = contact.point {
                result.began.append((known, CGPoint(point)))
            } else {
                result.ended.append(known)
            }
        }
        return result
    }

    private func named(_ contact: RigidBodies.Contact) -> Contact? {
        let (first, second) = (itemsByBody[contact.first], itemsByBody[contact.second])
        if let first, let second { return .items(first, second) }
        guard let item = first ?? second else { return nil }
        let number = first == nil ? contact.first : contact.second
        return boundariesByBody[number].map { .boundary(item, $0) }
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
