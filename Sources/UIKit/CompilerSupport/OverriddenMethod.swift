import Foundation

/// A check of whether classes override a method, for which UIKit uses the Objective-C runtime.
///
/// Swift on Linux can't determine this directly, but a class's metadata contains its methods in
/// slots that have the same order in all subclasses. The slot of a method is the one in which a
/// class that overrides only this method differs from its superclass, while a class that overrides
/// nothing doesn't.
@MainActor struct OverriddenMethod<Base: AnyObject> {
    private let slot: Int?

    /// Creates the check from two final subclasses of `Base`.
    ///
    /// - Parameters:
    ///   - overriding: A subclass that overrides the method and nothing else.
    ///   - plain: A subclass that overrides nothing.
    init(overriding: Base.Type, plain: Base.Type) {
        let words = ClassMetadata(Base.self)
        let (changed, same) = (ClassMetadata(overriding), ClassMetadata(plain))
        slot = words.slots.first { words[$0] != changed[$0] && words[$0] == same[$0] }
    }

    func isOverridden(by object: Base) -> Bool {
        guard let slot else { return false }
        return ClassMetadata(type(of: object))[slot] != ClassMetadata(Base.self)[slot]
    }
}

/// The machine words of a class's metadata from its address point on (Swift's ABI:
/// TypeMetadata.rst, class metadata without Objective-C interoperability).
private struct ClassMetadata {
    private let start: UnsafeRawPointer

    init(_ type: AnyClass) {
        start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// The number of words before the methods: kind, superclass, flags, sizes, descriptor, and the
    /// destroyer of instance variables.
    private static let header = 7
    private static let sizeOffset = 32
    private static let addressPointOffset = 36

    var slots: Range<Int> {
        let size = start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
        let before = start.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
        let count = (Int(size) - Int(before)) / MemoryLayout<UInt>.size
        return Self.header..<max(Self.header, count)
    }

    subscript(slot: Int) -> UInt {
        start.load(fromByteOffset: slot * MemoryLayout<UInt>.size, as: UInt.self)
    }
}
