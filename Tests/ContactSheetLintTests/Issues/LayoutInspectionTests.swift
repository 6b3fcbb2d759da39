import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import InterfaceEditing
import Testing
import UIKit

@testable import ContactSheetLint
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

    private static func labels(_ frames: [CGRect]) -> Preview {
        Preview("Screen") {
            let view = UIView()
            for (index, frame) in frames.enumerated() {
                let label = UILabel(frame: frame)
                label.text = "Label \(index + 1)"
                view.addSubview(label)
            }
            return view
        }
    }

    @Test func issuesWithTheSameCauseAreCombined() {
        let frames = (0..<4).map { CGRect(x: 60 + 75 * $0, y: 20, width: 70, height: 21) }
        let found = inspect(Self.labels(frames), UnsafeContent.rule)
        #expect(
            found.map(\.issue.message) == [
                "“Label 1”, “Label 2”, and 2 more are under the status bar and the sensor housing"
            ])
        #expect(found.map(\.configurations.first?.name) == ["iphone-x.portrait"])
    }

    @Test func whatAConflictCausesIsNotReportedAgain() {
        let preview = Preview("Screen") {
            let view = UIView()
            let label = UILabel()
            label.text = "Title"
            label.documentOrigin = DocumentOrigin(id: "l", kind: "label", line: 1)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
                label.trailingAnchor.constraint(equalTo: label.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 100),
                label.heightAnchor.constraint(equalToConstant: 30),
            ])
            return view
        }
        let found = LayoutInspection(
            previews: [preview], configurations: phones, rules: LayoutRules.standard)().issues
            .filter { $0.issue.severity != .note }
        #expect(found.map(\.issue.rule.id) == ["conflicting-constraints"])
    }

    @Test("an iPhone 17 is newer than an iPhone X, whose numbers differ")
    func numbersAreThoseOfTheNewestDevice() throws {
        let preview = Preview("Screen") {
            let view = UIView()
            let button = UIButton(type: .system)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalTo: view.widthAnchor),
                button.heightAnchor.constraint(equalToConstant: 20),
                button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            return view
        }
        let found = LayoutInspection(
            previews: [preview],
            configurations: Configuration.all(Device.named(["iphone-x", "iphone-17"])),
            rules: [SmallTouchTarget.rule.id])().issues
        #expect(found.count == 1)
        #expect(found.first?.issue.message.contains("402 × 20") == true)
    }

    @Test("off screen in portrait on an iPhone that runs the newest iOS is an error")
    func severityDependsOnTheScreens() {
        let current = Configuration.all(Device.named(["iphone-6s", "iphone-17"]))
        func severities(_ y: CGFloat) -> [Diagnostic.Severity] {
            LayoutInspection(
                previews: [Self.label(at: y)], configurations: current,
                rules: [ViewOffScreen.rule.id])().issues.map(\.issue.severity)
        }
        #expect(severities(600) == [.warning], "in landscape only")
        #expect(severities(700) == [.warning], "on an iPhone 6s and in landscape")
        #expect(severities(2000) == [], "everywhere, as intended")
        let all = current + Configuration.all(Device.named(["iphone-17-pro-max"]))
        let found = LayoutInspection(
            previews: [Self.label(at: 880)], configurations: all, rules: [ViewOffScreen.rule.id])()
        #expect(found.issues.map(\.issue.severity) == [.error], "in portrait on an iPhone 17")
    }

    @Test func textSizesAreOneIssuePerRun() {
        let found = LayoutInspection(
            previews: [Self.label(at: 100), Preview("Other", make: Self.controller)],
            configurations: phones, rules: [FixedTextSize.rule.id])().issues
        #expect(
            found.map(\.issue.message) == [
                "2 of 2 labels don't scale with the preferred text size"
            ])
    }

    @MainActor private static func controller() -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 100, y: 100, width: 80, height: 21))
        label.text = "Other"
        controller.view.addSubview(label)
        return controller
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
