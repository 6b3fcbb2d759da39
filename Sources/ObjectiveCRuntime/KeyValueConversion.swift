import Foundation

/// The conversions of key-value coding, which boxes scalars as numbers.
enum KeyValueConversion {
    /// Returns the value as the type of a property, or `nil` if it can't be converted.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let value else { return Any?.none as? Value }
        if let value = value as? Value { return value }
        return numbers(of: value).lazy.compactMap { $0 as? Value }.first
    }

    /// The number or Boolean as all numeric types that can represent it.
    private static func numbers(of value: Any) -> [Any] {
        guard let number = double(value) else { return [] }
        let integers: [Any?] = [
            Int(exactly: number), UInt(exactly: number), Int32(exactly: number),
            UInt32(exactly: number), Int64(exactly: number), UInt64(exactly: number),
            Int16(exactly: number), UInt16(exactly: number), Int8(exactly: number),
            UInt8(exactly: number),
        ]
        return [number, CGFloat(number), Float(number), number != 0, NSNumber(value: number)]
            + integers.compactMap { $0 }
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
