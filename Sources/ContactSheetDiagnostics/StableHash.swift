import Foundation

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

    /// Hashes contents by words of eight bytes, which is faster and results in another value than
    /// hashing their bytes.
    package init(words contents: some ContiguousBytes) { addWords(of: contents) }

    /// Creates the hash of nothing, to which parts are added.
    package init() {}

    /// Adds a number, which results in another value than adding its bytes.
    package mutating func add(word: UInt64) {
        add(word)
        // The product's low bits don't depend on the high bits of the word.
        value ^= value >> 32
    }

    /// Adds contents and their size, so that the parts of several contents can't be confused.
    package mutating func add(contents: some ContiguousBytes) {
        add(word: UInt64(contents.withUnsafeBytes(\.count)))
        add(word: StableHash(words: contents).value)
    }

    /// Adds a text like its bytes in UTF-8.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(contents: $0) }
    }

    /// Returns an identifier of contents with 32 hexadecimal digits, which depend on all bytes.
    package static func identifier(of contents: some ContiguousBytes) -> String {
        // The second half hashes the size first, so that it differs from the first one.
        var other = StableHash()
        other.add(word: UInt64(contents.withUnsafeBytes(\.count)))
        other.addWords(of: contents)
        return StableHash(words: contents).digits + other.digits
    }

    /// The value as 16 hexadecimal digits.
    package var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func addWords(of contents: some ContiguousBytes) {
        contents.withUnsafeBytes { contents in
            let end = contents.count / 8 * 8
            for offset in stride(from: 0, to: end, by: 8) {
                let word = contents.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                add(word: UInt64(littleEndian: word))
            }
            for byte in contents[end...] { add(UInt64(byte)) }
        }
    }

    private mutating func add(_ word: some UnsignedInteger) {
        value = (value ^ UInt64(word)) &* 0x100_0000_01B3
    }
}
