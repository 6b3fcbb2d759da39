import InterfaceBuilder
import Testing

@testable import ContactSheetLint
@testable import ContactSheetPreviews

@MainActor @Suite struct RuleExplanationTests {
    /// All rules, and phones and an iPad in both orientations.
    private let rules = Set(LayoutRules.all.map(\.id))
    private let screens = Configuration.all(
        Device.named(["iphone-se-3", "iphone-17", "ipad-10"]))

    @Test func everyRuleHasAnExplanation() {
        #expect(RuleExplanation.all.map(\.rule) == LayoutRules.all)
    }

    @Test func badExamplesHaveOneIssueOfTheirRule() throws {
        for explanation in RuleExplanation.all {
            let id = explanation.rule.id
            let issues = try explanation.bad.issues(rules, in: screens)
            #expect(issues.map(\.issue.rule.id) == [id], "\(id): \(issues.map(\.issue.message))")
            // The picture of the page shows the issue.
            #expect(try explanation.bad.issues([id]).count == 1, "\(id)")
        }
    }

    @Test func goodExamplesHaveNoIssues() throws {
        for explanation in RuleExplanation.all {
            let issues = try explanation.good.issues(rules, in: screens)
            #expect(issues.map(\.issue.message) == [], "\(explanation.rule.id)")
        }
    }

    @Test func examplesShowBothLayoutsOnTheSameScreen() throws {
        for explanation in RuleExplanation.all {
            #expect(explanation.bad.configuration == explanation.good.configuration)
            #expect(explanation.bad.xml != explanation.good.xml)
            #expect(explanation.bad.caption != explanation.good.caption)
        }
    }
}
