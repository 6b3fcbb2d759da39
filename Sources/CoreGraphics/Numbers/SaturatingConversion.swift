import Foundation

extension FixedWidthInteger {
    /// Creates the nearest integer that the type holds, toward zero; 0 for what isn't a number.
    ///
    /// The one way from a floating-point number to an integer in this package: `Int(_:)` ends the
    /// process for numbers that no integer is near, and files may hold any number.
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

// The initializers of the standard library that end the process, hidden by ones that don't compile
// as long as warnings are errors. Where the message is that a call is ambiguous, the reason is the
// same: say `init(saturating:)` or `init(exactly:)`.

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
