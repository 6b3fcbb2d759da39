import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

/// Source: Apple's documentation of display modes and split behaviors; a primary column of 320
/// points (useyourloaf.com), next to which the other column had 703 of 1024 points in iOS 3.2 to 7.
@MainActor @Suite(.serialized) struct SplitLayoutTests {
    private func box(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: height)
    }

    @Test func twoColumnsInLandscapeUpToIOS7() throws {
        let stage = try SplitStage(.unspecified, "ipad-2", 7, .landscapeLeft)
        #expect(stage.frames == [box(0, 320, 768), box(321, 703, 768)])
    }

    /// In portrait, the first controller is hidden; a button in the bar shows it.
    @Test func oneColumnInPortraitUpToIOS7() throws {
        let stage = try SplitStage(.unspecified, "ipad-2", 6)
        #expect(stage.frames == [nil, box(0, 768, 1004)])
        #expect(stage.diary.take().first == "willHide with A")
        stage.listener.item?.button.onTap?()
        stage.window.layoutIfNeeded()
        #expect(stage.frames == [box(0, 320, 1004), box(0, 768, 1004)])
        turn(.landscapeLeft)
        #expect(stage.frames[1] == box(321, 703, 748))
        #expect(stage.diary.take().contains("willShow invalidating true"))
    }

    @Test func delegatesCanShowBothColumnsInPortrait() throws {
        let listener = SplitListener(SplitDiary())
        listener.hides = false
        let stage = try SplitStage(.unspecified, "ipad-2", 6) { $0.delegate = listener }
        #expect(stage.frames == [box(0, 320, 1004), box(321, 447, 1004)])
    }

    @Test func displayModesFromIOS8On() throws {
        let stage = try SplitStage(.unspecified, "ipad-air-2", 12, .landscapeLeft)
        #expect(stage.split.displayMode == .allVisible)
        #expect(stage.frames == [box(0, 320, 768), box(320.5, 703.5, 768)])
        turn(.portrait)
        #expect(stage.split.displayMode == .primaryHidden)
        #expect(stage.frames == [nil, box(0, 768, 1024)])
        stage.split.preferredDisplayMode = .primaryOverlay
        stage.window.layoutIfNeeded()
        #expect(stage.frames == [box(0, 320, 1024), box(0, 768, 1024)])
        stage.split.preferredDisplayMode = .allVisible
        stage.window.layoutIfNeeded()
        #expect(stage.frames == [box(0, 320, 1024), box(320.5, 447.5, 1024)])
    }

    /// The modes of each behavior, as documented with `UISplitViewController.SplitBehavior`.
    @Test(arguments: [
        (UISplitViewController.SplitBehavior.tile, [0, 1, 2], [1, 2, 4]),
        (.overlay, [0, 1, 2], [1, 3, 5]), (.displace, [0, 1, 2], [1, 2, 6]),
    ])
    func modes(
        behavior: UISplitViewController.SplitBehavior, sidebars: [Int], modes: [Int]
    ) {
        #expect(sidebars.map { behavior.mode(sidebars: $0).rawValue } == modes)
    }

    @Test func threeColumns() throws {
        let stage = try SplitStage(.tripleColumn, "ipad-pro-12-9-3", 18, .landscapeLeft)
        #expect(stage.split.splitBehavior == .tile)
        #expect(stage.frames == [nil, box(0, 320, 1024), box(320.5, 1045.5, 1024)])
        stage.split.show(.primary)
        stage.window.layoutIfNeeded()
        #expect(stage.split.displayMode == .twoBesideSecondary)
        #expect(
            stage.frames == [box(0, 320, 1024), box(320.5, 320, 1024), box(641, 725, 1024)])
        stage.split.hide(.supplementary)
        stage.window.layoutIfNeeded()
        #expect(stage.split.displayMode == .secondaryOnly)
        #expect(stage.frames == [nil, nil, box(0, 1366, 1024)])
    }

    @Test func thirdColumnDisplacesTheContentOnSmallScreens() throws {
        let stage = try SplitStage(.tripleColumn, "ipad-10", 18, .landscapeLeft)
        stage.split.show(.primary)
        stage.window.layoutIfNeeded()
        #expect(stage.split.displayMode == .twoDisplaceSecondary)
        // As wide as next to one column: 1180 - 320.5.
        #expect(stage.frames[2] == box(641, 859.5, 820))
    }

    @Test func preferredWidths() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18, .landscapeLeft)
        let split = stage.split
        func width() -> CGFloat? {
            stage.window.layoutIfNeeded()
            return stage.frames[0]?.width
        }
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(width() == 295)
        split.preferredPrimaryColumnWidth = 250
        #expect(width() == 250 && split.primaryColumnWidth == 250)
        split.minimumPrimaryColumnWidth = 270
        #expect(width() == 270)
        split.preferredPrimaryColumnWidth = 500
        #expect(width() == 320)
        split.maximumPrimaryColumnWidth = 400
        #expect(width() == 400)
    }

    /// On the large phones of 2014: 0.4 times 736 points, in whole points.
    @Test func largeIPhonesInLandscape() throws {
        let stage = try SplitStage(.unspecified, "iphone-6-plus", 12, .landscapeLeft)
        #expect(stage.frames[0]?.width == 295)
    }

    @Test func trailingPrimaryEdge() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18, .landscapeLeft) {
            $0.primaryEdge = .trailing
        }
        #expect(stage.frames == [box(860, 320, 820), box(0, 859.5, 820)])
    }

    @Test func rightToLeft() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18, .landscapeLeft) {
            $0.view.semanticContentAttribute = .forceRightToLeft
        }
        #expect(stage.frames == [box(860, 320, 820), box(0, 859.5, 820)])
    }

    @Test func oldIPhonesHaveNoSplitViews() throws {
        let (_, diagnostics) = try DiagnosticLog.collecting {
            try SplitStage(.unspecified, "iphone-5", 7)
        }
        #expect(diagnostics.map(\.message).contains { $0.hasSuffix("UIUserInterfaceIdiomPad") })
    }

    @Test func theFloatingColumnOfIOS26() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 26, .landscapeLeft)
        #expect(stage.frames[0] == CGRect(x: 10, y: 10, width: 320, height: 800))
        #expect(stage.frames[1] == box(340, 840, 820))
    }

    /// In an overlay, every column floats above the content.
    @Test func overlaidColumns() throws {
        let stage = try SplitStage(.tripleColumn, "ipad-10", 26) {
            $0.preferredDisplayMode = .twoOverSecondary
        }
        let height: CGFloat = 1180 - 20
        #expect(stage.frames[0] == CGRect(x: 10, y: 10, width: 320, height: height))
        #expect(stage.frames[1] == CGRect(x: 340, y: 10, width: 320, height: height))
        #expect(stage.frames[2] == box(0, 820, 1180))
        #expect(stage.pages[1].navigationController?.view.clipsToBounds == true)
    }

    /// Bars are aligned: 44 points on a large phone, whose sidebar alone is compact.
    @Test func barsOfColumnsAreOfOneHeight() throws {
        let stage = try SplitStage(.doubleColumn, "iphone-14-plus", 18, .landscapeLeft)
        let heights = stage.pages.map { $0.navigationController?.navigationBar.frame.height }
        #expect(heights == [44, 44])
    }

    @Test func anInspectorAtTheEdge() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-pro-13-m4", 18, .landscapeLeft)
        let inspector = SplitPage("I")
        stage.split.setViewController(inspector, for: .inspector)
        stage.split.preferredInspectorColumnWidth = 300
        stage.split.show(.inspector)
        stage.window.layoutIfNeeded()
        #expect(stage.frames[1] == box(320.5, 755, 1032))
        #expect(inspector.navigationController?.view.frame == box(1076, 300, 1032))
        stage.split.hide(.inspector)
        stage.window.layoutIfNeeded()
        #expect(inspector.view.window == nil && !stage.split.isShowing(.inspector))
    }

    /// Children are notified of their next size (Documentation/Rotation.md 4).
    @Test func transitionsToNewSizes() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18, .landscapeLeft)
        stage.diary.calls = []
        turn(.portrait)
        #expect(stage.diary.calls.contains("B to 820×1180"))
        stage.diary.calls = []
        turn(.landscapeLeft)
        #expect(stage.diary.calls.contains("B to 859×820"))
        // The sidebar still has the size from before it was hidden (Apple:
        // viewWillTransition(to:with:)).
        #expect(!stage.diary.calls.contains("A to 320×820"))
    }

    @Test func displayModeButtonIsInTheLeadingColumn() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18)
        let item = stage.split.displayModeButtonItem
        let bars = stage.pages.map { $0.navigationController?.navigationBar }
        #expect(stage.frames[0] == nil && bars[1]?.columnItem === item)
        item.button.onTap?()
        stage.window.layoutIfNeeded()
        #expect(stage.split.displayMode == .oneOverSecondary)
        #expect(bars[0]?.columnItem === item && bars[1]?.columnItem == nil)
        #expect(item.button.window != nil)
        SimulatedFingers(on: stage.window).tap(at: CGPoint(x: 700, y: 600))
        stage.window.layoutIfNeeded()
        #expect(stage.split.displayMode == .secondaryOnly)
    }

    @Test func invalidChangesAreIgnored() throws {
        let stage = try SplitStage(.doubleColumn, "ipad-10", 18, .landscapeLeft)
        let (_, diagnostics) = DiagnosticLog.collecting {
            stage.split.viewControllers = []
            stage.split.setViewController(SplitPage("S"), for: .supplementary)
            UISplitViewController().setViewController(SplitPage("S"), for: .primary)
        }
        #expect(diagnostics.count == 3)
        #expect(stage.split.viewControllers.count == 2)
    }
}
