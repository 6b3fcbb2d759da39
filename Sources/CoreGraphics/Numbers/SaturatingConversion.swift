import Foundation

extension FixedWidthInteger {
    /// Creates an integer by rounding toward zero and clamping to the type's range; 0 for NaN.
    ///
    /// This package converts floating-point numbers to integers only with this initializer:
    /// `Int(_:)` traps for values outside the type's range, and files may contain any number.
    package init(saturating value: some BinaryFloatingPoint) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else if value.isNaN {
            self = 0
        } else {
            self = value < 0 ? .min : .max
        }
    }
}

// Shadows the standard library's initializers that trap with ones that don't compile as long as
// warnings are errors. If the compiler reports an ambiguous call, the reason is the same: use
// `init(saturating:)` or `init(exactly:)`.

extension Int {
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Double) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: CGFloat) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Float) { self.init(saturating: value) }
}

extension UInt {
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Double) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: CGFloat) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Float) { self.init(saturating: value) }
}

extension Int32 {
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Double) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: CGFloat) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Float) { self.init(saturating: value) }
}

extension UInt32 {
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Double) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: CGFloat) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Float) { self.init(saturating: value) }
}

extension UInt64 {
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Double) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: CGFloat) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Float) { self.init(saturating: value) }
}

extension UInt8 {
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Double) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: CGFloat) { self.init(saturating: value) }
    @available(*, deprecated, message: "use init(saturating:) or init(exactly:)")
    package init(_ value: Float) { self.init(saturating: value) }
}
