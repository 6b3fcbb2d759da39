import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Source: Documentation/Snapshots.md 2.
@MainActor @Suite struct IgnoredViewsTests {
    private let configuration = Configuration.all(Device.named(["iphone-15"]))[0]

    /// A clock in a scroll view that is scrolled by 30 points, and a button below it.
    private func outcome(
        _ time: String, button: CGFloat = 100, color: UIColor = .blue
    ) -> PreviewOutcome {
        let preview = Preview("Clock") { () -> UIViewController in
            let controller = UIViewController()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
            scrollView.contentSize = CGSize(width: 300, height: 600)
            let clock = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
            clock.accessibilityIdentifier = "clock"
            clock.text = time
            clock.sizeToFit()
            let view = UIView(frame: CGRect(x: 20, y: button, width: 60, height: 40))
            view.accessibilityIdentifier = "button"
            let fill = CALayer()
            fill.frame = view.bounds
            fill.backgroundColor = color.cgColor
            view.layer.addSublayer(fill)
            controller.view.addSubview(scrollView)
            scrollView.addSubview(clock)
            scrollView.addSubview(view)
            scrollView.contentOffset.y = 30
            return controller
        }
        return preview.outcome(in: configuration)
    }

    private func verdict(
        _ old: PreviewOutcome, _ new: PreviewOutcome, ignoring names: Set<String>
    ) throws -> SnapshotOutcome.Verdict? {
        var verdict: SnapshotOutcome.Verdict?
        try withTemporaryFolder { folder in
            func test(_ policy: SnapshotTest.Policy) throws -> SnapshotTest {
                try SnapshotTest(
                    store: SnapshotStore(directory: folder), policy: policy,
                    tolerance: SnapshotTolerance(ignoredViews: names), environment: [:])
            }
            _ = try test(.record).outcome(of: old)
            verdict = try test(.compare).outcome(of: new).verdict
        }
        return verdict
    }

    /// The texts have different widths.
    @Test(arguments: ["clock", "UILabel"])
    func ignoredViewsMayDiffer(name: String) throws {
        let (old, new) = (outcome("9:41"), outcome("10:08 PM"))
        #expect(try verdict(old, new, ignoring: []) != .same)
        #expect(try verdict(old, new, ignoring: ["other"]) != .same)
        #expect(try verdict(old, new, ignoring: [name]) == .same)
    }

    @Test func otherViewsMayNotDiffer() throws {
        let moved = try verdict(
            outcome("9:41"), outcome("10:08", button: 101), ignoring: ["clock"])
        guard case .changed(let causes) = moved else {
            Issue.record("\(String(describing: moved))")
            return
        }
        #expect(causes.map(\.description).first?.hasPrefix("“button” view: ") == true)
        #expect(causes.count == 1)
    }

    /// The label ends at 60 + 20.5 points and is ignored, so only the fill differs.
    @Test func pixelsOfOtherViewsMayNotDiffer() throws {
        let painted = try verdict(
            outcome("9:41"), outcome("10:08", color: .red), ignoring: ["clock"])
        guard case .changed(let causes) = painted, case .pixels(let pixels) = causes.first
        else {
            Issue.record("\(String(describing: painted))")
            return
        }
        #expect(pixels.regions.map(\.view) == ["“button” view"])
        #expect(
            pixels.regions.map(\.box).first?.integral
                == CGRect(x: 20, y: 270, width: 60, height: 40))
    }

    @Test func removedViewsAreReported() {
        let label = ViewNode(type: "UILabel", name: "clock", frame: .zero)
        let root = ViewNode(type: "UIWindow", frame: .zero, children: [label])
        let empty = ViewNode(type: "UIWindow", frame: .zero)
        let ignored = IgnoredViews(root, empty, names: ["clock"])
        #expect(!TreeDifference(from: ignored.old, to: ignored.new).causes.isEmpty)
    }

    @Test func constraintsAndSubviewsOfIgnoredViewsMayDiffer() {
        func tree(_ width: Double, hidden: Bool = false) -> ViewNode {
            let inner = ViewNode(
                type: "UIView", frame: CGRect(x: 0, y: 0, width: width, height: 5))
            let chart = ViewNode(
                type: "Chart", frame: CGRect(x: 0, y: 0, width: width, height: 9),
                isHidden: hidden, id: "a-b", properties: [ViewProperty("alpha", "\(width)")],
                children: [inner])
            return ViewNode(type: "UIWindow", frame: .zero, children: [chart])
        }
        let ignored = IgnoredViews(tree(10), tree(20), names: ["a-b"])
        #expect(ignored.old == ignored.new)
        #expect(ignored.frames.map(\.width).sorted() == [10, 20])
        let hidden = IgnoredViews(tree(10), tree(20, hidden: true), names: ["a-b"])
        #expect(hidden.old != hidden.new)
    }
}
