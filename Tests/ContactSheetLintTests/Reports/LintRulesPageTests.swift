import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing

@testable import ContactSheetLint

/// `Documentation/LintRules.md` describes the rules as `lint --explain` does.
@MainActor @Suite struct LintRulesPageTests {
    private let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/LintRules.md")

    @Test func thePageListsAllRules() throws {
        let text = RuleMarkdown.text(RuleExplanation.all)
        if ProcessInfo.processInfo.environment["CONTACTSHEET_UPDATE_CASES"] == "1" {
            try text.write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == text)
    }

    @Test func htmlHasBothPicturesOfARule() throws {
        let explanation = try #require(
            RuleExplanation.all.first { $0.rule.id == "truncated-text" })
        let html = try RulePage.html([explanation])
        #expect(html.components(separatedBy: "data:image/svg+xml;base64,").count == 3)
        #expect(html.contains("“Statistics of this month” is truncated"))
        #expect(html.contains("No issues"))
    }
}
