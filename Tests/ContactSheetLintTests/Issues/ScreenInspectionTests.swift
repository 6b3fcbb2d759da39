import ContactSheetDevices
import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: the frames of the views, which the tests set.
@MainActor @Suite struct ScreenInspectionTests {
    private let configuration = Configuration.all(Device.named(["iphone-8"]))[0]

    private func inspection(
        _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) throws -> (tree: ViewNode, inspection: ScreenInspection) {
        let preview = Preview("Screen") {
            let view = UIView()
            build(view)
            return view
        }
        return try inspection(of: preview, configuration)
    }

    private func inspection(
        of preview: Preview, _ configuration: Configuration
    ) throws -> (tree: ViewNode, inspection: ScreenInspection) {
        var recorder = SnapshotRecorder(RecordingOptions { RuleInspector() })
        let recording = try recorder.outcome(of: preview, in: configuration).recording.get()
        return (recording.tree, try #require(recording.inspection))
    }

    private func count(_ node: ViewNode) -> Int {
        node.children.reduce(1) { $0 + count($1) }
    }

    @Test func viewsAreInTheOrderOfTheTree() throws {
        let (tree, inspection) = try inspection { view in
            let box = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 60))
            box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            box.addSubview(UIView())
            view.addSubview(box)
            view.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 30, height: 40)))
        }
        #expect(inspection.views.count == count(tree))
        let last = try #require(inspection.views.last)
        #expect(
            last.explanation.first?.hasSuffix("is at x 0 and 30 points wide.") == true)
        let box = inspection.views[inspection.views.count - 3]
        #expect(box.margins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    /// Source: Documentation/Devices.md: the status bar of an iPhone 8 is 20 points high.
    @Test func safeAreasAreThoseInsideOfAView() throws {
        let (_, inspection) = try inspection { view in
            view.addSubview(UIView(frame: CGRect(x: 0, y: 5, width: 375, height: 40)))
        }
        #expect(inspection.views.last?.safeArea.top == 15)
    }

    @Test func issuesHaveFramesInTheWindow() throws {
        let (_, inspection) = try inspection { view in
            let box = UIView(frame: CGRect(x: 10, y: 620, width: 200, height: 100))
            let label = UILabel(frame: CGRect(x: 5, y: 60, width: 80, height: 20))
            label.text = "Below"
            box.addSubview(label)
            view.addSubview(box)
        }
        let issue = try #require(inspection.issues.first { $0.rule == ViewOffScreen.rule })
        #expect(issue.frame == CGRect(x: 15, y: 680, width: 80, height: 20))
    }

    @Test func usualRecordingsAreNotInspected() throws {
        let recording = try Preview("Screen") { UIView() }.record(configuration)
        #expect(recording.inspection == nil)
    }

    /// Issues of several screens are one, with the frames of each screen.
    @Test func combinedIssuesHaveTheFramesOfAllScreens() throws {
        let screens = Configuration.all(Device.named(["iphone-8", "iphone-5s", "iphone-x"]))
            .filter { $0.orientation == .portrait }
        let preview = Preview("Screen") {
            let view = UIView()
            for x in [10.0, 150] {
                let label = UILabel(frame: CGRect(x: x, y: 700, width: 100, height: 40))
                label.text = "At \(x)"
                view.addSubview(label)
            }
            return view
        }
        var found = PreviewFindings()
        for screen in screens {
            let issues = try inspection(of: preview, screen).inspection.issues
            found.add(screen, issues, canvas: [])
        }
        let issues = LayoutInspection.combined([(preview: preview, found: found)])
            .filter { $0.issue.rule == ViewOffScreen.rule }
        #expect(issues.count == 1)
        #expect(issues.first?.configurations.count == 2)
        #expect(
            screens.map { issues.first?.frames[$0]?.map(\.minX) } == [[10, 150], [10, 150], nil])
    }
}
