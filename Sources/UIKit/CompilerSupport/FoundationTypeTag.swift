import Foundation

/// The first stored property of every class whose objects stand in attributed strings.
///
/// Foundation on Linux compares such objects through Core Foundation, which reads a type number
/// from bits 8 to 17 of the object's first word. A Swift class has its first property there; where
/// these bits are 0 the process stops, and with any other number the object's own `isEqual` is
/// called.
struct FoundationTypeTag: Sendable {
    private let typeNumber: UInt = 1 << 8
}

extension NSMutableAttributedString {
    /// Keeps the number as one that Foundation can compare with another.
    public func addAttribute(
        _ name: NSAttributedString.Key, value: CGFloat, range: NSRange
    ) {
        addAttribute(name, value: NSNumber(value: Double(value)), range: range)
    }
}
