@_exported import Foundation

/// An object whose values are found by name, such as a managed object.
public protocol KeyValueReadable: AnyObject {
    func keyedValue(_ key: String) -> Any?
}

/// Finds values by key paths without Objective-C's runtime: in objects that know them by name, in
/// dictionaries, and in stored properties.
public enum KeyValueLookup {
    /// Returns the value at a key path; of a collection, the values of its elements.
    public static func value(_ root: Any?, keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(unwrapped(root)) { value(of: $0, key: String($1)) }
    }

    private static func value(of object: Any?, key: String) -> Any? {
        guard let object else { return nil }
        if key.uppercased() == "SELF" { return object }
        if let elements = elements(object), !(object is NSDictionary) {
            if key.hasPrefix("@") { return aggregate(key, elements) }
            return elements.compactMap { value(of: $0, key: key) }
        }
        if let readable = object as? any KeyValueReadable {
            return unwrapped(readable.keyedValue(key))
        }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        if let text = object as? String { return key == "length" ? text.utf16.count : nil }
        return stored(key, in: Mirror(reflecting: object))
    }

    private static func stored(_ key: String, in mirror: Mirror) -> Any? {
        let names = [key, "_" + key, "$__lazy_storage_$_" + key]
        for child in mirror.children where names.contains(child.label ?? "") {
            return unwrapped(child.value)
        }
        return mirror.superclassMirror.flatMap { stored(key, in: $0) }
    }

    /// The elements of a collection, in a stable order if it has one.
    public static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let set as NSOrderedSet: set.array
        case let set as NSSet: set.allObjects
        case let array as NSArray: Array(array)
        case let array as [Any]: array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func aggregate(_ operation: String, _ elements: [Any]) -> Any? {
        let numbers = elements.compactMap { ComparedValue.number($0) }
        switch operation {
        case "@count": return elements.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return numbers.min()
        case "@max": return numbers.max()
        default: return nil
        }
    }

    /// Returns the value in any number of optionals, or `nil`.
    public static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
