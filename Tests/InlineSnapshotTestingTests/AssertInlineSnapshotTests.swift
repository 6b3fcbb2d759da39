import Foundation
import InlineSnapshotTesting
import SnapshotTesting
import Testing

@Suite struct AssertInlineSnapshotTests {
    @Test func equalTextsMatch() {
        assertInlineSnapshot(of: ["a": 1], as: .json) {
            """
            {
              "a" : 1
            }
            """
        }
        assertInlineSnapshot(of: #"\d+ """"#, as: .lines) {
            #"""
            \d+ """
            """#
        }
        assertInlineSnapshot(of: String?.none, as: .lines)
    }

    @Test func differencesFail() {
        withKnownIssue {
            assertInlineSnapshot(of: "a\nc", as: .lines, message: "Lines", record: .never) {
                """
                a
                b
                """
            }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.hasPrefix("Lines\n\nThe inline snapshot does not match.")
                    && $0.rawValue.contains("-b\n") && $0.rawValue.contains("+c\n")
            }
        }
    }

    @Test func nothingIsWrittenOnCI() throws {
        let file = URL(fileURLWithPath: #filePath)
        let before = try Data(contentsOf: file)
        for record in [SnapshotTestingConfiguration.Record.all, .failed, .missing] {
            withKnownIssue {
                EffectiveSettings.$environment.withValue(["CI": "true"]) {
                    assertInlineSnapshot(of: "a", as: .lines, record: record)
                }
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("nothing is recorded on CI") }
            }
        }
        #expect(try Data(contentsOf: file) == before)
    }
}
