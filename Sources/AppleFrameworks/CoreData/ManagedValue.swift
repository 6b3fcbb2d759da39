import Foundation

/// Conversions between stored values and the types of properties.
enum ManagedValue {
    static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let result = value as? Value { return result }
        let target = (type as? any OptionalType.Type)?.wrapped ?? type
        let converted = collection(value, to: target) ?? number(value, to: target)
        return converted as? Value
    }

    /// Returns `nil`, zero, or an empty collection.
    static func empty<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type {
            return optional.init(nilLiteral: ()) as? Value
        }
        if let result = number(NSNumber(value: 0), to: type) as? Value { return result }
        if let collection = type as? any RangeReplaceableCollection.Type {
            return collection.init() as? Value
        }
        let known: [Any] = [
            NSSet(), NSOrderedSet(), Date(timeIntervalSinceReferenceDate: 0), Data(), Decimal(0),
            NSDecimalNumber.zero,
        ]
        if let result = known.lazy.compactMap({ $0 as? Value }).first { return result }
        return (type as? any SetAlgebra.Type)?.init() as? Value
    }

    private static func collection(_ value: Any, to type: Any.Type) -> Any? {
        guard let elements = KeyValueLookup.elements(value) else { return nil }
        if let set = type as? any ManagedSet.Type { return set.make(elements) }
        if let array = type as? any ManagedArray.Type { return array.make(elements) }
        return nil
    }

    private static func number(_ value: Any, to type: Any.Type) -> Any? {
        guard let number = number(value) else { return nil }
        switch type {
        case is Bool.Type: return number.boolValue
        case is NSNumber.Type: return number
        case is Decimal.Type: return number.decimalValue
        case is NSDecimalNumber.Type: return NSDecimalNumber(decimal: number.decimalValue)
        case is Double.Type: return number.doubleValue
        case is Float.Type: return number.floatValue
        case is Int.Type: return number.intValue
        case is Int16.Type: return number.int16Value
        case is Int32.Type: return number.int32Value
        case is Int64.Type: return number.int64Value
        default: return nil
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        default: nil
        }
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}

private protocol ManagedSet {
    static func make(_ elements: [Any]) -> Any
}

extension Set: ManagedSet {
    static func make(_ elements: [Any]) -> Any { Set(elements.compactMap { $0 as? Element }) }
}

private protocol ManagedArray {
    static func make(_ elements: [Any]) -> Any
}

extension Array: ManagedArray {
    static func make(_ elements: [Any]) -> Any { elements.compactMap { $0 as? Element } }
}
