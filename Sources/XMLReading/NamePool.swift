import Foundation

/// A cache of the names in a file. There are few different names, and they occur often.
struct NamePool {
    struct Name {
        var text = ""
        /// Whether the text of elements with this name is kept.
        var keepsText = false
    }

    private let keepsText: Set<String>
    /// The last name for each hash.
    private var names: [Name] = Array(repeating: Name(), count: 1 << 10)

    init(keepsText: Set<String>) {
        self.keepsText = keepsText
    }

    /// Returns the name with these bytes.
    mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
        let place = Self.hash(bytes) & (names.count - 1)
        if Self.spells(bytes, names[place].text) { return names[place] }
        let text = String(decoding: bytes, as: UTF8.self)
        names[place] = Name(text: text, keepsText: keepsText.contains(text))
        return names[place]
    }

    private static func spells(_ bytes: UnsafeBufferPointer<UInt8>, _ name: String) -> Bool {
        guard name.utf8.count == bytes.count, let start = bytes.baseAddress else {
            return name.isEmpty && bytes.isEmpty
        }
        return name.utf8.withContiguousStorageIfAvailable {
            memcmp($0.baseAddress ?? start, start, bytes.count) == 0
        } ?? name.utf8.elementsEqual(bytes)
    }

    /// Returns a hash of the length and three bytes, which distinguish most names of documents.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let last = bytes.last else { return 0 }
        let middle = Int(bytes[bytes.count / 2])
        return bytes.count &* 67 &+ Int(bytes[0]) &* 5 &+ middle &* 37 &+ Int(last) &* 151
    }
}
