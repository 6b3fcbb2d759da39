import Foundation
import Testing

@testable import InlineSnapshotTesting

/// Lines and columns are those of `#line` and `#column` in a call, which the test of
/// `assertInlineSnapshot` verifies.
@Suite struct InlineSourceTests {
    private typealias Descriptor = InlineSnapshotSyntaxDescriptor

    private func recorded(
        _ source: String,
        _ snapshots: [(line: Int, column: Int, descriptor: Descriptor, text: String?)]
    ) throws -> String {
        let calls = snapshots.map {
            (InlineCall(line: $0.line, column: $0.column, descriptor: $0.descriptor), $0.text)
        }
        let data = try InlineSource(Data(source.utf8)).data(
            with: Dictionary(calls) { first, _ in first })
        return String(decoding: data, as: UTF8.self)
    }

    private func recorded(_ source: String, _ line: Int, _ column: Int, _ text: String?) throws
        -> String
    {
        try recorded(source, [(line, column, Descriptor(), text)])
    }

    @Test func aClosureIsAdded() throws {
        let source = """
            func testUser() {
                assertInlineSnapshot(of: user, as: .dump)
            }
            """
        #expect(
            try recorded(source, 2, 25, "▿ User\n  - id: 1\n\nend") == #"""
                func testUser() {
                    assertInlineSnapshot(of: user, as: .dump) {
                        """
                        ▿ User
                          - id: 1

                        end
                        """
                    }
                }
                """#)
    }

    @Test func aClosureIsReplaced() throws {
        let source = #"""
              assertInlineSnapshot(
                of: user,  // a comment
                as: .dump
              ) {
                "old"
              }
              next()
            """#
        #expect(
            try recorded(source, 1, 23, "new") == #"""
                  assertInlineSnapshot(
                    of: user,  // a comment
                    as: .dump
                  ) {
                    """
                    new
                    """
                  }
                  next()
                """#)
    }

    @Test func severalCallsInOneFile() throws {
        let source = "\tf(1)\n\tf(2)\n\tf(3) { \"x\" }\n"
        let result = try recorded(
            source,
            [
                (3, 3, Descriptor(), "c"), (1, 3, Descriptor(), "a"), (2, 3, Descriptor(), "b"),
            ])
        let closures = ["a", "b", "c"].map { " {\n\t\t\"\"\"\n\t\t\($0)\n\t\t\"\"\"\n\t}\n" }
        #expect(result == "\tf(1)\(closures[0])\tf(2)\(closures[1])\tf(3)\(closures[2])")
    }

    @Test func helpersHaveSeveralClosures() throws {
        let head = Descriptor(trailingClosureLabel: "head", trailingClosureOffset: 0)
        let body = Descriptor(trailingClosureLabel: "body", trailingClosureOffset: 1)
        let both = try recorded("f(x)", [(1, 2, body, "B"), (1, 2, head, "H")])
        #expect(
            both == #"""
                f(x) {
                    """
                    H
                    """
                } body: {
                    """
                    B
                    """
                }
                """#)
        #expect(
            try recorded("f(x) { \"H\" } body: { \"b\" }", [(1, 2, body, "B")]) == #"""
                f(x) { "H" } body: {
                    """
                    B
                    """
                }
                """#)
        #expect(
            try recorded("f(x) { \"H\" }", [(1, 2, body, "B")]) == #"""
                f(x) { "H" } body: {
                    """
                    B
                    """
                }
                """#)
    }

    @Test func closuresCanBeArguments() throws {
        let old = Descriptor(deprecatedTrailingClosureLabels: ["is"])
        let source = "f(\n    x,\n    is: { \"a\" }\n)"
        #expect(
            try recorded(source, [(1, 2, old, "b")])
                == "f(\n    x,\n    matches: {\n        \"\"\"\n        b\n        \"\"\"\n    }\n)"
        )
    }

    @Test func aSnapshotIsRemoved() throws {
        #expect(try recorded("f(x) { \"a\" }\ng()", 1, 2, nil) == "f(x)\ng()")
    }

    @Test(
        "text that needs it is raw",
        arguments: [
            (#"a\nb"#, "#"), ("\"\"\"", "#"), ("\\#(x)", "##"), ("\"\"\"##", "###"),
            ("a \"quote\"", ""),
        ])
    func rawText(_ text: String, _ delimiter: String) {
        #expect(
            SnapshotLiteral(text).lines(indentedBy: "")
                == "\(delimiter)\"\"\"\n\(text)\n\"\"\"\(delimiter)")
    }

    @Test func controlCharactersAreEscaped() {
        #expect(SnapshotLiteral("a\r\nb\t").lines(indentedBy: "") == "\"\"\"\na\\u{D}\nb\t\n\"\"\"")
        #expect(
            SnapshotLiteral("\\\r").lines(indentedBy: "") == "#\"\"\"\n\\\\#u{D}\n\"\"\"#")
    }

    @Test func unknownPlacesAreErrors() {
        #expect(throws: InlineError.self) { try recorded("f()", 2, 1, "x") }
        #expect(throws: InlineError.self) { try InlineSource(Data([0xFF])) }
    }
}
