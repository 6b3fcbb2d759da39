import Foundation

/// A value that predicates and sort descriptors compare; equal types are compared by their order.
public struct ComparedValue: Comparable {
    let value: Any?

    public init(_ value: Any?) {
        self.value = KeyValueLookup.unwrapped(value)
    }

    public static func == (a: ComparedValue, b: ComparedValue) -> Bool {
        order(a, b) == .orderedSame
    }
    public static func < (a: ComparedValue, b: ComparedValue) -> Bool {
        order(a, b) == .orderedAscending
    }

    /// Orders numbers, texts, and dates; missing values come first, as in Core Data. Other values
    /// are equal only if they are the same.
    static func order(_ a: ComparedValue, _ b: ComparedValue) -> ComparisonResult? {
        guard let first = a.value, let second = b.value else {
            if a.value == nil, b.value == nil { return .orderedSame }
            return a.value == nil ? .orderedAscending : .orderedDescending
        }
        if let first = text(first), let second = text(second) { return first.compare(second) }
        if let first = date(first), let second = date(second) { return compare(first, second) }
        if let first = number(first), let second = number(second) { return compare(first, second) }
        if let first = first as? AnyHashable, let second = second as? AnyHashable {
            return first == second ? .orderedSame : nil
        }
        return (first as AnyObject) === (second as AnyObject) ? .orderedSame : nil
    }

    private static func compare<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
        a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }

    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: text as String
        case let id as UUID: id.uuidString
        case let url as URL: url.absoluteString
        default: nil
        }
    }

    private static func date(_ value: Any) -> Date? {
        switch value {
        case let date as Date: date
        case let date as NSDate: date as Date
        default: nil
        }
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as Decimal: (number as NSDecimalNumber).doubleValue
        default: nil
        }
    }
}
