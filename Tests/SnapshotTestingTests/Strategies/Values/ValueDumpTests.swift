import Foundation
import Testing

@testable import SnapshotTesting

/// Source: snapshots that public projects have recorded with swift-snapshot-testing.
@Suite struct ValueDumpTests {
    private func dump(_ value: Any) -> String { ValueDump(of: value).text }

    private struct User {
        let id = 1
        let name = "Blobby"
        let bio = "Around the world."
    }

    private struct Event {
        let model: String? = "opus"
        let cost: Double? = nil
        let time = Date(timeIntervalSince1970: 1_700_000_000)
    }

    @Test func propertiesAreSorted() {
        #expect(
            dump(User()) == """
                ▿ User
                  - bio: "Around the world."
                  - id: 1
                  - name: "Blobby"

                """)
    }

    @Test func optionalsAndDates() {
        #expect(
            dump(Event()) == """
                ▿ Event
                  - cost: Optional<Double>.none
                  ▿ model: Optional<String>
                    - some: "opus"
                  - time: 2023-11-14T22:13:20Z

                """)
    }

    @Test func collections() {
        #expect(dump(["b", "a"]) == "▿ 2 elements\n  - \"b\"\n  - \"a\"\n")
        #expect(dump([Int]()) == "- 0 elements\n")
        #expect(dump(Set(["b", "a"])) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
        #expect(
            dump(["daily": "sunset", "a": "b"]) == """
                ▿ 2 key/value pairs
                  ▿ (2 elements)
                    - key: "a"
                    - value: "b"
                  ▿ (2 elements)
                    - key: "daily"
                    - value: "sunset"

                """)
    }

    @Test func objectsThatContainThemselvesEnd() {
        final class Node { var next: Node? }
        let node = Node()
        node.next = node
        #expect(dump(node).contains("circular"))
        node.next = nil
    }

    @Test func typesCanHaveTheirOwnText() {
        struct Point: AnySnapshotStringConvertible {
            let x = 1
            var snapshotDescription: String { "x is \(x)" }
        }
        #expect(dump(["p": Point()]).contains("- value: x is 1"))
    }
}
