import Foundation
import Testing

@testable import ContactSheet

/// Source: decision.
@Suite struct LineBufferTests {
    @Test func linesArriveInParts() {
        var buffer = LineBuffer()
        func lines(_ text: String) -> [String] {
            buffer.add(text.utf8).map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(lines("a") == [])
        #expect(lines("b\ncd") == ["ab"])
        #expect(lines("e\n\nf\n") == ["cde", "", "f"])
        #expect(lines("") == [])
        #expect(lines("\n") == [""])
    }
}
