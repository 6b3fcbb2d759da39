/// The 64-bit FNV-1a hash (Fowler, Noll, and Vo), which is equal in every run and on every machine.
/// It identifies contents, and doesn't protect against forgery.
package struct StableHash: Sendable, Hashable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    package init(bytes: UnsafeRawBufferPointer) {
        for byte in bytes { add(byte) }
    }

    /// The value as 16 hexadecimal digits.
    package var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
