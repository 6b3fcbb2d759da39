import Foundation

/// The first stored property of every class whose objects are values in attributed strings.
///
/// Foundation on Linux compares such objects through Core Foundation, which reads a type number
/// from bits 8 to 17 of the object's first word. A Swift class has its first property there. If
/// these bits are 0, the process crashes; with any other number, the object's own `isEqual` is
/// called.
struct FoundationTypeTag: Sendable {
    private let typeNumber: UInt = 1 << 8
}

extension NSMutableAttributedString {
    /// Adds the number as a type that Foundation can compare.
    public func addAttribute(
        _ name: NSAttributedString.Key, value: CGFloat, range: NSRange
    ) {
        addAttribute(name, value: NSNumber(value: Double(value)), range: range)
    }
}
