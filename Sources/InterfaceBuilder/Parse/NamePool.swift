import Foundation

/// A cache of the names in a document. There are few different names, and they occur often.
struct NamePool {
    /// The last name for each hash.
    private var names: [String] = Array(repeating: "", count: 1 << 10)

    /// Returns the name with these bytes, or `nil` if they aren't valid UTF-8.
    mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let place = Self.hash(bytes) % names.count
        if Self.spells(bytes, names[place]) { return names[place] }
        guard let name = String(checking: bytes) else { return nil }
        names[place] = name
        return name
    }

    private static func spells(_ bytes: UnsafeBufferPointer<UInt8>, _ name: String) -> Bool {
        guard name.utf8.count == bytes.count, let start = bytes.baseAddress else {
            return name.isEmpty && bytes.isEmpty
        }
        return name.utf8.withContiguousStorageIfAvailable {
            memcmp($0.baseAddress ?? start, start, bytes.count) == 0
        } ?? name.utf8.elementsEqual(bytes)
    }

    /// Returns an index based on the FNV-1a hash.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 16)
    }
}

extension String {
    /// Creates a string, or `nil` if the bytes aren't valid UTF-8. Most strings are ASCII, which
    /// requires no validation.
    init?(checking bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.allSatisfy({ $0 < 0x80 }) {
            self.init(decoding: bytes, as: UTF8.self)
        } else {
            self.init(validating: bytes, as: UTF8.self)
        }
    }
}
