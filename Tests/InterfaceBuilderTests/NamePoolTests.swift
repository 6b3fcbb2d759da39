import Testing

@testable import InterfaceBuilder

struct NamePoolTests {
    private func name(_ text: String, in pool: inout NamePool) -> String? {
        Array(text.utf8).withUnsafeBufferPointer { pool.name($0) }
    }

    /// There are more names than places: names that share a place alternate.
    @Test func namesAreStored() {
        var pool = NamePool()
        for round in 0..<2 {
            for number in 0..<3000 {
                let text = "name\(number)" + (number % 7 == 0 ? "é" : "")
                #expect(name(text, in: &pool) == text, "round \(round)")
            }
        }
        #expect(name("", in: &pool) == "")
    }

    @Test func invalidUTF8() {
        var pool = NamePool()
        #expect([0x61, 0xFF].withUnsafeBufferPointer { pool.name($0) } == nil)
    }
}
