import ContactSheetDiagnostics
import Foundation

/// How a value is associated with an object. Values are always retained, except for
/// `OBJC_ASSOCIATION_ASSIGN`, and never copied.
public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_ASSIGN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN
    case OBJC_ASSOCIATION_COPY
}

/// Associates a value with an object, or removes the value for the key if it is `nil`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let key = UInt(bitPattern: key)
    onMainActor {
        AssociatedObjects.current.set(
            value, for: key, of: object as AnyObject,
            isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
    }
}

/// Returns the value that is associated with an object, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let key = UInt(bitPattern: key)
    return onMainActor { AssociatedObjects.current.value(for: key, of: object as AnyObject) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    onMainActor { AssociatedObjects.current.removeAll(of: object as AnyObject) }
}

/// The associated values of a simulation. The values of an object that no longer exists are removed when
/// the next object gets its first value.
@MainActor private final class AssociatedObjects: SimulationPart {
    static var current: AssociatedObjects { Simulation.current.part(AssociatedObjects.self) }

    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
    }

    private struct Owner {
        weak var object: AnyObject?
        var values: [UInt: Value] = [:]
    }

    private var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of owners at which those that no longer exist are removed.
    private var limit = 64

    init(inheriting outer: AssociatedObjects?) { owners = outer?.owners ?? [:] }

    func set(_ value: Any?, for key: UInt, of object: AnyObject, isWeak: Bool) {
        let id = ObjectIdentifier(object)
        // Another object may have had this address.
        if owners[id]?.object == nil {
            removeUnused()
            owners[id] = Owner(object: object)
        }
        owners[id]?.values[key] = value.map {
            isWeak ? Value(weak: $0 as AnyObject) : Value(strong: $0)
        }
    }

    func value(for key: UInt, of object: AnyObject) -> Any? {
        guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
            return nil
        }
        return owner.values[key].flatMap { $0.strong ?? $0.weak }
    }

    func removeAll(of object: AnyObject) { owners[ObjectIdentifier(object)] = nil }

    private func removeUnused() {
        guard owners.count >= limit else { return }
        owners = owners.filter { $0.value.object != nil }
        limit = max(owners.count * 2, 64)
    }
}
