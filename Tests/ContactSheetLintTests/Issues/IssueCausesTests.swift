import ContactSheetDevices
import InterfaceEditing
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

@MainActor @Suite struct IssueCausesTests {
    private let screens = Configuration.all(
        Device.named(["iphone-6s", "iphone-17"]), orientations: [.portrait])

    private func found(
        _ rule: LayoutRule, _ message: String, _ involved: [String],
        in configurations: [Configuration]
    ) -> FoundIssue {
        var issue = LayoutIssue(rule, message, view: "View", subject: message)
        issue.involved = involved
        return FoundIssue(
            issue, preview: "Screen", file: nil, configurations: configurations)
    }

    private func combined(_ issues: [FoundIssue]) -> [String] {
        IssueCauses.combined(issues).map(\.issue.message)
    }

    @Test func conflictsOfMostlyTheSameViewsAreOne() {
        let wide = found(ConflictsOnScreen.rule, "first", ["a", "b", "c"], in: screens)
        let narrow = found(ConflictsOnScreen.rule, "second", ["b", "c", "d"], in: [screens[0]])
        #expect(combined([wide, narrow]) == ["first"])
        #expect(combined([narrow, wide]) == ["first"], "the one with more screens stays")
        let result = IssueCauses.combined([wide, narrow])
        #expect(result.first?.issue.details == ["Consequence: second"])
    }

    @Test func conflictsOfOtherViewsAreSeparate() {
        let one = found(ConflictsOnScreen.rule, "first", ["a", "b", "c"], in: screens)
        let other = found(ConflictsOnScreen.rule, "second", ["c", "d", "e", "f"], in: screens)
        #expect(combined([one, other]) == ["first", "second"])
    }

    @Test func viewsOffScreenAreNotClippedAgain() {
        let all = Configuration.all(
            Device.named(["iphone-6s", "iphone-x", "iphone-13-pro-max", "iphone-17", "iphone-air"]),
            orientations: [.portrait])
        let cause = found(
            ViewOffScreen.rule, "is beyond the edge", ["a"], in: Array(all.dropLast()))
        let clipped = found(OutsideSuperview.rule, "is clipped", ["a"], in: all)
        #expect(combined([cause, clipped]) == ["is beyond the edge"])
        let few = found(ViewOffScreen.rule, "is beyond the edge", ["a"], in: [all[0]])
        #expect(combined([few, clipped]).count == 2, "it explains only one of five screens")
    }
}
