import Foundation
import Testing

@testable import InlineSnapshotTesting

@Suite struct TestSourcesTests {
    private let path = NSTemporaryDirectory() + "inline-\(UUID().uuidString).swift"

    private func write(_ text: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    private func place(line: UInt = #line, column: UInt = #column) -> (line: Int, column: Int) {
        (Int(line), Int(column))
    }

    @Test("calls are found where the compiler reports them, also after earlier insertions")
    func placesOfTheCompiler() throws {
        let first = place()
        let second = place()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = [
            String(repeating: "\n", count: first.line - 1) + "        let first = place()",
            "        let second = place(", "        )", "",
        ]
        try write(lines.joined(separator: "\n"))
        let sources = TestSources()
        let descriptor = InlineSnapshotSyntaxDescriptor()
        for (place, text) in [(first, "a"), (second, "b"), (first, "a")] {
            try sources.record(
                text, in: path,
                at: InlineCall(line: place.line, column: place.column, descriptor: descriptor))
        }
        let closures = ["a", "b"].map {
            " {\n            \"\"\"\n            \($0)\n            \"\"\"\n        }"
        }
        #expect(
            text == lines[0] + closures[0] + "\n" + lines[1] + "\n        )" + closures[1] + "\n")
        #expect(throws: InlineError.self) {
            try sources.record(
                "c", in: path,
                at: InlineCall(line: first.line, column: first.column, descriptor: descriptor))
        }
    }

    @Test func filesThatChangeMeanwhileAreKept() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try write("f()\ng()\n")
        let sources = TestSources()
        let descriptor = InlineSnapshotSyntaxDescriptor()
        try sources.record(
            "a", in: path, at: InlineCall(line: 1, column: 2, descriptor: descriptor))
        try write("// edited\n" + text)
        let edited = text
        #expect(throws: InlineError.self) {
            try sources.record(
                "b", in: path, at: InlineCall(line: 2, column: 2, descriptor: descriptor))
        }
        #expect(text == edited)
    }
}
