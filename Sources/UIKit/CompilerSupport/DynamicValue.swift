import Foundation

/// A value whose properties are read by their names in Objective-C, as those of `AnyObject` are:
/// `(value as AnyObject).cgRectValue`.
///
/// Values of `Any` aren't boxed on Linux, so a rectangle can be a `CGRect` or an `NSValue`.
public struct DynamicValue {
    private let value: Any?

    public init(_ value: Any?) { self.value = value }

    private func read<Value>(_ unbox: (NSValue) -> Value) -> Value? {
        value as? Value ?? (value as? NSValue).map(unbox)
    }

    private var number: NSNumber? {
        value as? NSNumber ?? (value as? String).flatMap(Double.init).map { NSNumber(value: $0) }
    }

    public var cgPointValue: CGPoint! { read(\.cgPointValue) }
    public var cgSizeValue: CGSize! { read(\.cgSizeValue) }
    public var cgRectValue: CGRect! { read(\.cgRectValue) }
    public var cgVectorValue: CGVector! { read(\.cgVectorValue) }
    public var uiEdgeInsetsValue: UIEdgeInsets! { read(\.uiEdgeInsetsValue) }
    public var uiOffsetValue: UIOffset! { read(\.uiOffsetValue) }
    public var doubleValue: Double! { number?.doubleValue }
    public var floatValue: Float! { number?.floatValue }
    public var intValue: Int! { number?.intValue }
    public var integerValue: Int! { number?.intValue }
    public var boolValue: Bool! { number?.boolValue }
}
