import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UISplitViewController` and its delegate;
/// Documentation/Rotation.md 4 and 5 for sizes and traits.
@MainActor @Suite(.serialized) struct SplitCollapsingTests {
    private func stacks(_ stage: SplitStage) -> [String] {
        let bars = stage.split.children.first { $0.viewIfLoaded?.window != nil }
        return (bars as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
    }

    @Test func iPhonesShowOneColumn() throws {
        let stage = try SplitStage(.unspecified, "iphone-15", 18)
        #expect(stage.split.isCollapsed)
        #expect(stacks(stage) == ["A", "B"])
        #expect(stage.frames == [nil, CGRect(x: 0, y: 0, width: 393, height: 852)])
        #expect(stage.split.viewControllers.count == 1)
        #expect(stage.pages[1].splitViewController === stage.split)
    }

    @Test func delegatesCanDiscardTheSecondary() throws {
        let diary = SplitDiary()
        let listener = SplitListener(diary)
        listener.discardsSecondary = true
        let stage = try SplitStage(.unspecified, "iphone-15", 18) { $0.delegate = listener }
        #expect(stacks(stage) == ["A"])
        #expect(diary.calls == ["collapse", "didCollapse"])
    }

    @Test func columnsAreStackedUpToTheTopOne() throws {
        let last = try SplitStage(.tripleColumn, "iphone-15", 18)
        #expect(stacks(last) == ["A", "B", "C"])
        #expect(last.diary.calls.first == "top secondary")
        let diary = SplitDiary()
        let listener = SplitListener(diary)
        listener.top = .primary
        let first = try SplitStage(.tripleColumn, "iphone-15", 18) { $0.delegate = listener }
        #expect(stacks(first) == ["A"])
        first.split.show(.secondary)
        first.window.layoutIfNeeded()
        #expect(stacks(first) == ["A", "B", "C"])
        first.split.show(.supplementary)
        first.window.layoutIfNeeded()
        #expect(stacks(first) == ["A", "B"])
        first.split.show(.secondary)
        first.window.layoutIfNeeded()
        #expect(stacks(first) == ["A", "B", "C"])
        // As in apps whose list shows another page.
        first.pages[0].navigationController?.popToRootViewController(animated: false)
        first.split.setViewController(SplitPage("D"), for: .secondary)
        first.split.show(.secondary)
        first.window.layoutIfNeeded()
        #expect(stacks(first) == ["A", "B", "D"])
    }

    @Test func compactColumnReplacesTheOthers() throws {
        let compact = SplitPage("Compact")
        let stage = try SplitStage(.doubleColumn, "iphone-15", 18) {
            $0.setViewController(compact, for: .compact)
        }
        #expect(compact.viewIfLoaded?.window != nil && compact.navigationController == nil)
        #expect(stage.frames == [nil, nil])
    }

    /// A large phone is rotated and rotated back: no controller is lost, and all are notified.
    @Test func turningALargePhone() throws {
        let stage = try SplitStage(.doubleColumn, "iphone-11-pro-max", 18)
        #expect(stage.split.isCollapsed)
        _ = stage.diary.take()
        turn(.landscapeLeft)
        #expect(!stage.split.isCollapsed)
        #expect(
            stage.diary.take() == [
                "A to 320×414", "B to 320×414", "A traits regular", "B traits regular",
                "B willDisappear", "A willAppear", "B didDisappear", "A didAppear",
                "willShow primary",
                "willShow secondary", "A traits compact", "B willAppear", "B didAppear",
                "didExpand",
            ])
        // 320 points and the 44 points of the notch.
        #expect(stage.frames[0] == CGRect(x: 0, y: 0, width: 364, height: 414))
        #expect(stage.frames[1]?.maxX.rounded() == 896)
        turn(.portrait)
        #expect(stage.split.isCollapsed && stacks(stage) == ["A", "B"])
        #expect(
            stage.diary.take() == [
                "A to 414×896", "B to 414×896", "B traits compact", "A traits compact",
                "top secondary", "B willDisappear", "B didDisappear", "didCollapse",
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
            ])
    }

    /// Controllers popped while collapsed come back; those that were pushed stay on top.
    @Test func changesWhileCollapsed() throws {
        let stage = try SplitStage(.unspecified, "iphone-11-pro-max", 18)
        let bars = try #require(stage.pages[0].navigationController)
        bars.popToRootViewController(animated: false)
        stage.window.layoutIfNeeded()
        turn(.landscapeLeft)
        #expect(stage.frames.allSatisfy { $0 != nil })
        turn(.portrait)
        bars.pushViewController(SplitPage("D"), animated: false)
        stage.window.layoutIfNeeded()
        turn(.landscapeLeft)
        let detail = stage.pages[1].navigationController
        #expect(detail?.viewControllers.map(\.title) == ["B", "D"])
        #expect(bars.viewControllers.map(\.title) == ["A"])
    }

    @Test func showingADetail() throws {
        let phone = try SplitStage(.unspecified, "iphone-15", 18)
        phone.pages[0].showDetailViewController(SplitPage("D"), sender: nil)
        phone.window.layoutIfNeeded()
        #expect(stacks(phone) == ["A", "D"])
        let pad = try SplitStage(.unspecified, "ipad-10", 18)
        let new = SplitPage("D")
        pad.pages[0].showDetailViewController(new, sender: nil)
        pad.window.layoutIfNeeded()
        #expect(pad.split.viewControllers.last === new)
        #expect(new.view.window === pad.window && pad.pages[1].viewIfLoaded?.window == nil)
    }

    /// Sidebars have compact width and are notified of it; the width is regular again when a phone
    /// collapses.
    @Test func traitsOfColumns() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18, .landscapeLeft)
        #expect(stage.pages[0].traitCollection.horizontalSizeClass == .compact)
        #expect(stage.pages[1].traitCollection.horizontalSizeClass == .regular)
        #expect(stage.pages[0].view.traitCollection.horizontalSizeClass == .compact)
    }

    /// Windows with multitasking are compact or regular, and split views follow.
    @Test(arguments: [
        ("ipad-10", Multitasking.half, true), ("ipad-10", .twoThirds, false),
        ("ipad-pro-12-9-3", .half, false), ("ipad-pro-12-9-3", .oneThird, true),
    ])
    func multitasking(slug: String, part: Multitasking, isCollapsed: Bool) throws {
        let stage = try SplitStage(.doubleColumn, slug, 18, .landscapeLeft, multitasking: part)
        #expect(stage.split.isCollapsed == isCollapsed)
        #expect(stage.window.bounds.size == UIScreen.main.windowBounds.size)
    }
}
