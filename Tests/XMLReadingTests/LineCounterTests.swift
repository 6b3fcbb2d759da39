import Testing

@testable import XMLReading

/// Source: the text itself.
struct LineCounterTests {
    @Test func linesOfPositions() {
        Array("a\nb\n\nc".utf8).withUnsafeBytes { bytes in
            var lines = LineCounter(bytes)
            #expect(
                [0, 1, 2, 3, 4, 5, 6, 99].map { lines.line(at: $0) } == [1, 1, 2, 2, 3, 4, 4, 4])
        }
    }

    @Test func anEmptyFileHasOneLine() {
        var lines = LineCounter(UnsafeRawBufferPointer(start: nil, count: 0))
        #expect(lines.line(at: 5) == 1)
    }
}
