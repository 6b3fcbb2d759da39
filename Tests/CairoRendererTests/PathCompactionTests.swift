import Testing

@testable import CairoRenderer

/// Source: SVG 1.1, 8.3 and 8.3.9: relative commands, implicit lines after a move, and the
/// separators that may be omitted.
@Suite struct PathCompactionTests {
    private func compacted(_ path: String) -> String? {
        Array(path.utf8).withUnsafeBytes { bytes in
            var compaction = PathCompaction(bytes[...])
            return compaction.run() ? String(decoding: compaction.output, as: UTF8.self) : nil
        }
    }

    @Test(arguments: [
        ("M 10 10 L 20 10 L 20 30 L 10 30 Z M 10 10 ", "m10 10h10v20H10z"),
        ("M 0.5 -0.25 L 1.75 1.5 ", "m.5-.25 1.25 1.75"),
        (
            "M 0.5 0.5 C 1 1 2 2 3.25 0.75 C 4 1 5 2 6 0.75 ",
            "m.5.5C1 1 2 2 3.25.75 4 1 5 2 6 .75"
        ),
        ("M 100 100 L 101 102 L 103 105 ", "m100 100 1 2 2 3"),
        ("M 0 0 Z ", "m0 0z"),
        ("M 5 5 L 6 7 Z M 8 8 L 9 9 ", "m5 5 1 2zm3 3 1 1"),
    ])
    func pathsBecomeShorter(path: String, result: String) {
        #expect(compacted(path) == result)
    }

    @Test(arguments: [
        "", "M 1 2 ", "M 1 ", "M 1 2 Q 1 2 3 4", "M 0.1234567890 0 L 1 1", "M 12345678901 0 L 1 1",
    ])
    func otherTextIsKept(path: String) {
        #expect(compacted(path) == nil)
    }

    /// Rounding doesn't add up, because absolute coordinates are rounded.
    @Test func coordinatesAreRoundedToThousandths() throws {
        let path = "M 0.828125 -11.03125 L 4.703125 -11.03125 L 4.7035 -0.0006 "
        let result = try #require(compacted(path))
        #expect(result == "m.828-11.031h3.875l.001 11.03")
    }
}
