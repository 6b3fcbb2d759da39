import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: heights and margins from Documentation/Metrics.md 1.2 and 6.2. Also tests properties of
/// the layout.
@MainActor struct UINavigationBarTests {
    @Test func heightsAddUp() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Title")
        bar.items = [item]
        #expect(bar.sizeThatFits(.zero) == CGSize(width: 375, height: 44))
        item.prompt = "Prompt"
        #expect(bar.intrinsicContentSize.height == 74)
        item.prompt = nil
        bar.prefersLargeTitles = true
        #expect(bar.intrinsicContentSize.height == 96)
        bar.rowHeight = BarMetrics().sheetNavigationBarHeight
        #expect(bar.intrinsicContentSize.height == 108)
    }

    @Test func largeTitlesGrowWithTheText() throws {
        try BarScreen.use("iphone-8", 15)
        UIScreen.main.device.contentSize = .accessibilityMedium
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Title")]
        // At 44 points, text is ceil(44 × 1.193359) = 53 high, which is 12 more than 41 at 34
        // points.
        #expect(bar.intrinsicContentSize.height == 108)
    }

    /// Documentation/Metrics.md 5.5: the largest size of the title is that of AX2.
    @Test func largeTitlesAreLimited() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Title")]
        UIScreen.main.device.contentSize = .accessibilityExtraExtraExtraLarge
        #expect(bar.largeTitleStyle.font.pointSize == 48)
    }

    @Test func whetherATitleIsLarge() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
        bar.items = [first, second]
        #expect(!bar.showsLargeTitle)
        bar.prefersLargeTitles = true
        #expect(bar.showsLargeTitle)
        first.largeTitleDisplayMode = .never
        #expect(!bar.showsLargeTitle)
        second.largeTitleDisplayMode = .always
        #expect(bar.showsLargeTitle)
    }

    @Test func titlesAreCentered() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
        bar.items = [item]
        let window = BarScreen.show(bar)
        #expect(abs(bar.content.title.frame.midX - 187.5) <= 0.5)
        #expect(abs(bar.content.title.frame.midY - 22) <= 0.5)
        let button = try #require(item.rightBarButtonItem).button
        #expect(button.frame.maxX == 359)
        #expect(window.subviews.count == 1)
    }

    /// Later items are further inside on both sides, as documented.
    @Test func itemsBeginAtTheEdges() throws {
        try BarScreen.use("iphone-8", 15)
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
        func three() -> [UIBarButtonItem] {
            [.add, .action, .trash].map { UIBarButtonItem(barButtonSystemItem: $0) }
        }
        let (left, right) = (three(), three())
        item.leftBarButtonItems = left
        item.rightBarButtonItems = right
        bar.items = [item]
        let window = BarScreen.show(bar)
        let lefts = left.map { bar.box(of: $0) }
        let rights = right.map { bar.box(of: $0) }
        #expect(lefts[0].minX == 16 && rights[0].maxX == 359)
        #expect(lefts[0].maxX < lefts[1].minX && lefts[1].maxX < lefts[2].minX)
        #expect(rights[0].minX > rights[1].maxX && rights[1].minX > rights[2].maxX)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(bar.box(of: left[0]).maxX == 359 && bar.box(of: right[0]).minX == 16)
    }

    @Test(arguments: [("Sea", "Sea"), ("A rather long title", "Back"), ("Back", "Back")])
    func longTitlesShortenTheBackButton(_ previous: String, _ shown: String) throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        bar.items = [
            UINavigationItem(title: previous), UINavigationItem(title: "Sphinx of black quartz"),
        ]
        let window = BarScreen.show(bar, width: 320)
        #expect(bar.content.back.face?.title == shown)
        #expect(bar.content.back.frame.maxX <= bar.content.title.frame.minX)
        #expect(bar.content.title.frame.maxX <= 320)
        #expect(window.subviews.count == 1)
    }

    @Test func backButtonWithoutSpaceIsAChevron() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        bar.items = [
            UINavigationItem(title: "Sea"),
            UINavigationItem(title: "Sphinx of black quartz, judge my vow again"),
        ]
        let window = BarScreen.show(bar, width: 320)
        #expect(bar.content.back.face?.title == nil)
        #expect(bar.content.back.frame.width == 13)
        #expect(window.subviews.count == 1)
    }

    @Test func backButtonTitle() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let back = UINavigationItem(title: "Sea")
        bar.items = [back, UINavigationItem(title: "")]
        #expect(bar.backTitles == ["Sea", "Back", nil])
        back.backButtonTitle = "Ocean"
        #expect(bar.backTitles.first == "Ocean")
        back.backBarButtonItem = UIBarButtonItem(title: "Away", style: .plain)
        #expect(bar.backTitles.first == "Away")
        back.backButtonDisplayMode = .generic
        #expect(bar.backTitles.first == "Back")
        back.backButtonDisplayMode = .minimal
        #expect(bar.backTitles == [nil])
    }

    @Test func backButtonVisibility() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let top = UINavigationItem(title: "2")
        bar.items = [top]
        #expect(!bar.showsBackButton)
        bar.items = [UINavigationItem(title: "1"), top]
        #expect(bar.showsBackButton)
        top.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
        #expect(!bar.showsBackButton)
        top.leftItemsSupplementBackButton = true
        #expect(bar.showsBackButton)
        top.hidesBackButton = true
        #expect(!bar.showsBackButton)
    }

    @Test func pushAndPop() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
        bar.pushItem(first, animated: false)
        bar.pushItem(second, animated: true)
        #expect(bar.topItem === second && bar.backItem === first)
        #expect(bar.popItem(animated: true) === second)
        #expect(bar.topItem === first && bar.backItem == nil)
        #expect(bar.items?.count == 1)
    }

    /// An item that changes while it is visible updates its bar.
    @Test func changesAreShown() throws {
        try BarScreen.use("iphone-8", 15)
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Before"))
        let button = UIBarButtonItem(title: "Go", style: .plain)
        item.rightBarButtonItem = button
        bar.items = [item]
        let window = BarScreen.show(bar)
        let width = button.button.frame.width
        item.title = "After"
        button.title = "Go further"
        window.layoutIfNeeded()
        #expect(bar.content.title.text == "After")
        #expect(button.button.frame.width > width)
        item.rightBarButtonItem = nil
        window.layoutIfNeeded()
        #expect(button.button.superview == nil)
    }

    @Test func titleViewsReplaceTitles() throws {
        try BarScreen.use("iphone-8", 15)
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Hidden"))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 24))
        item.titleView = view
        bar.items = [item]
        let window = BarScreen.show(bar)
        #expect(view.frame == CGRect(x: 137, y: 10, width: 101, height: 24))
        #expect(bar.content.title.superview == nil)
        item.titleView = nil
        window.layoutIfNeeded()
        #expect(view.superview == nil && bar.content.title.superview === bar)
    }

    @Test func adjacentGlassItemsShareACapsule() throws {
        try BarScreen.use("iphone-15", 26)
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
        item.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done), UIBarButtonItem(barButtonSystemItem: .add),
            UIBarButtonItem(barButtonSystemItem: .trash),
        ]
        bar.items = [UINavigationItem(title: "1"), item]
        let window = BarScreen.show(bar)
        // The back button's capsule, a shared one for trash and add, and the prominent item's own.
        #expect(bar.content.capsules.count == 3)
        #expect(bar.content.capsules.allSatisfy { $0.box.height == 44 })
        #expect(bar.content.capsules.map(\.box.width) == [44, 88, 44])
        #expect(window.subviews.count == 1)
    }
}
