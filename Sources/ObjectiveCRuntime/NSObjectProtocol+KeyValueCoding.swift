import ContactSheetDiagnostics
import Foundation

/// Properties by name, for classes with a table (`ClassTable`).
extension NSObjectProtocol {
    /// Returns the value of the registered property.
    public func value(forKey key: String) -> Any? {
        onMainActor { KeyValueCoding.value(of: self, key) }
    }

    /// Sets the registered property. A number converts to the property's numeric type.
    public func setValue(_ value: Any?, forKey key: String) {
        onMainActor { KeyValueCoding.set(value, of: self, key) }
    }

    /// Returns the value of the property at the end of the path: `address.city`.
    public func value(forKeyPath keyPath: String) -> Any? {
        onMainActor {
            keyPath.split(separator: ".").reduce(self as Any?) { object, key in
                object.flatMap { KeyValueCoding.value(of: $0 as AnyObject, String(key)) }
            }
        }
    }

    /// Sets the property at the end of the path: `address.city`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner =
            keys.count > 1
            ? self.value(forKeyPath: keys.dropLast().joined(separator: ".")) : self
        guard let owner else { return }
        onMainActor { KeyValueCoding.set(value, of: owner as AnyObject, last) }
    }
}

/// Reads and writes registered properties.
@MainActor package enum KeyValueCoding {
    static func value(of object: AnyObject, _ key: String) -> Any? {
        guard let property = ClassTables.current.property(key, of: type(of: object)) else {
            report(object, "valueForUndefinedKey:", key)
            return nil
        }
        return property.get(object).flatMap(unwrapped)
    }

    static func set(_ value: Any?, of object: AnyObject, _ key: String) {
        guard let set = ClassTables.current.property(key, of: type(of: object))?.set else {
            return report(object, "setValue:forUndefinedKey:", key)
        }
        if !set(object, value) {
            DiagnosticLog.current.add(
                Diagnostic(
                    .error,
                    "the property \(key) of \(type(of: object)) can't have the value "
                        + "\(value.map { "\($0)" } ?? "nil")"))
        }
    }

    /// Reports a property that isn't registered, with Foundation's message without the address.
    package static func report(_ object: AnyObject, _ method: String, _ key: String) {
        DiagnosticLog.current.add(
            Diagnostic(
                .error,
                "[<\(type(of: object))> \(method)]: this class is not key value coding-compliant "
                    + "for the key \(key)."))
    }

    /// Returns the value without an optional around it, or `nil` for an optional without a value.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }
}
