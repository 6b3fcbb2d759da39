import ContactSheetDiagnostics
import Foundation

/// How an object is kept that is associated with another one. The raw values are Apple's.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object and a key, or removes it for `nil`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let key = UInt(bitPattern: key)
    onMainActor { AssociatedObjects.current.set(value, of: object as AnyObject, key, policy) }
}

/// Returns the value that is associated with an object and a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let key = UInt(bitPattern: key)
    return onMainActor { AssociatedObjects.current.value(of: object as AnyObject, key) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    onMainActor { AssociatedObjects.current.removeAll(of: object as AnyObject) }
}

/// The associated values in a simulation. Those of released objects are removed when many have been
/// added.
@MainActor final class AssociatedObjects: SimulationPart {
    static var current: AssociatedObjects { Simulation.current.part(AssociatedObjects.self) }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    init(inheriting outer: AssociatedObjects?) {}

    private struct Entry {
        weak var object: AnyObject?
        var values: [UInt: Value] = [:]
    }

    private struct Value {
        let retained: Any?
        weak var assigned: AnyObject?
    }

    func set(
        _ value: Any?, of object: AnyObject, _ key: UInt,
        _ policy: objc_AssociationPolicy
    ) {
        removeReleased()
        let id = ObjectIdentifier(object)
        // Another object can have had the same address.
        var entry = entries[id].flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
        let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
        entry.values[key] = value.map {
            Value(retained: isWeak ? nil : $0, assigned: isWeak ? $0 as AnyObject : nil)
        }
        entries[id] = entry
    }

    func value(of object: AnyObject, _ key: UInt) -> Any? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object,
            let value = entry.values[key]
        else { return nil }
        return value.retained ?? value.assigned
    }

    func removeAll(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }

    private func removeReleased() {
        guard entries.count >= limit else { return }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
    }
}
