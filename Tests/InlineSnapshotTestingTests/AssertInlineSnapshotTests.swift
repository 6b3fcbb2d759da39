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
}
