import Testing

@testable import XMLReading

/// Source: the names themselves.
struct NamePoolTests {
    /// The names differ only in letters that the hash ignores.
    @Test func namesWithTheSameHash() {
        var pool = NamePool(keepsText: ["abcde"])
        for _ in 0..<2 {
            for text in ["abcde", "axcde", "abcxe", "ä", "", "a"] {
                let name = Array(text.utf8).withUnsafeBufferPointer { pool.name($0) }
                #expect(name.text == text)
                #expect(name.keepsText == (text == "abcde"))
            }
        }
    }
}
