import Foundation

/// Tells whether a class overrides a method, as UIKit asks the Objective-C runtime.
///
/// Swift on Linux has no such question, but a class's metadata holds its methods in slots of one
/// order for all subclasses. The slot of a method is the one in which a class that overrides it
/// differs from its superclass, while a class that overrides nothing doesn't.
@MainActor struct OverriddenMethod<Base: AnyObject> {
    private let slot: Int?

    /// Two final subclasses of `Base`: one that overrides nothing but the method, one nothing.
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

/// The words of a class's metadata from its address point on (Swift's ABI: TypeMetadata.rst,
/// class metadata without interoperation with Objective-C).
private struct ClassMetadata {
    private let start: UnsafeRawPointer

    init(_ type: AnyClass) {
        start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Behind kind, superclass, flags, sizes, descriptor and destroyer of instance variables.
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
