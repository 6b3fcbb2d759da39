import Testing

@testable import InterfaceBuilder

/// Source: base64 encoded by hand; the spellings of Documentation/DocumentFormat.md 11.
struct ArchivedNumbersTests {
    @Test(arguments: [
        ("MQA", ["1"]), ("MC43NQA", ["0.75"]), ("MC41IDAuMjUA", ["0.5", "0.25"]),
        ("MSAxIDEAA", ["1", "1", "1"]), ("0.5 0.25 1", ["0.5", "0.25", "1"]), ("!", []),
        ("", []), ("YWJj", []),
    ])
    func components(_ bytes: String, _ numbers: [String]) {
        #expect(ArchivedNumbers.components(bytes) == numbers)
    }

    @Test func parts() {
        #expect(ArchivedNumbers.parts("{{1, -2.5}, {3, 4}}", count: 4) == ["1", "-2.5", "3", "4"])
        #expect(ArchivedNumbers.parts("{3, 4}", count: 2) == ["3", "4"])
        #expect(ArchivedNumbers.parts("{3, 4}", count: 4) == nil)
    }
}
