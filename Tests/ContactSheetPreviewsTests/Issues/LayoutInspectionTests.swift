import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: values calculated by hand from the sizes of the screens.
@MainActor @Suite struct LayoutInspectionTests {
    private let phones = Configuration.all(Device.named(["iphone-6s", "iphone-x"]))

    private func inspect(_ preview: Preview, _ rule: LayoutRule) -> [FoundIssue] {
        LayoutInspection(previews: [preview], configurations: phones, rules: [rule.id])().issues
    }

    private static func label(at y: CGFloat) -> Preview {
        Preview("Screen") {
            let view = UIView()
            let label = UILabel(frame: CGRect(x: 100, y: y, width: 80, height: 21))
            label.text = "Thing 2"
            view.addSubview(label)
            return view
        }
    }

    @Test func equalIssuesOfConfigurationsAreMerged() {
        let found = inspect(Self.label(at: 600), ViewOffScreen.rule)
        #expect(found.count == 1)
        #expect(
            found.first?.configurations.map(\.name) == [
                "iphone-6s.landscape-left", "iphone-x.landscape-left",
            ])
        #expect(found.first?.isOnCanvas == false)
        #expect(found.first?.file == nil)
    }

    @Test func viewsOutsideEveryScreenAreNotReported() {
        #expect(inspect(Self.label(at: 2000), ViewOffScreen.rule).isEmpty)
    }

    @Test("text and numbers change, and the fingerprint doesn't")
    func fingerprintsDoNotDependOnTextAndNumbers() {
        let early = inspect(Self.label(at: 500), ViewOffScreen.rule)
        let late = inspect(Self.label(at: 600), ViewOffScreen.rule)
        #expect(early.map(\.fingerprint) == late.map(\.fingerprint))
        #expect(early.first?.fingerprint.count == 16)
        let other = inspect(Self.label(at: 600), FixedTextSize.rule)
        #expect(other.first?.fingerprint != late.first?.fingerprint)
    }

    @Test func errorsAreFailures() {
        struct Failure: Error, CustomStringConvertible { var description: String { "no view" } }
        let preview = Preview("Screen") { () throws -> UIView in throw Failure() }
        let result = LayoutInspection(
            previews: [preview], configurations: Array(phones.prefix(1)))()
        #expect(result.issues.isEmpty)
        #expect(result.failures.map(\.preview) == ["Screen"])
        #expect(result.failures.map(\.configuration) == ["iphone-6s.portrait"])
        #expect(result.failures.map(\.error) == ["no view"])
    }

    @Test func rulesHaveUniqueNames() {
        let ids = LayoutRules.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for rule in LayoutRules.all {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            #expect(rule.summary.hasSuffix("."))
        }
    }
}
