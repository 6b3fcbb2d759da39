import Foundation
import Testing

@testable import UIKit

/// Tests properties of the arrangement. Source: Apple's documentation of spaces.
@MainActor struct UIToolbarTests {
    @Test func flexibleSpacesShareTheRest() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UIToolbar()
        let items = [UIBarButtonItem.SystemItem.add, .action, .trash].map {
            UIBarButtonItem(barButtonSystemItem: $0)
        }
        bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
        let window = BarScreen.show(bar)
        let boxes = items.map(\.button.frame)
        #expect(boxes[0].minX == 16 && boxes[1].midX == 187.5 && boxes[2].maxX == 359)
        #expect(window.subviews.count == 1)
    }

    @Test func fixedSpacesHaveTheirWidth() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UIToolbar()
        let items = [UIBarButtonItem.SystemItem.add, .trash].map {
            UIBarButtonItem(barButtonSystemItem: $0)
        }
        bar.items = [items[0], .fixedSpace(50), items[1]]
        let window = BarScreen.show(bar)
        #expect(items[1].button.frame.minX - items[0].button.frame.maxX == 50)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(items[0].button.frame.maxX == 359)
        #expect(items[0].button.frame.minX - items[1].button.frame.maxX == 50)
    }

    /// Source: Documentation/Metrics.md, 1.5.
    @Test("toolbars above a home indicator", arguments: [(12, 44), (13, 49)])
    func heights(iOS: Int, alone: CGFloat) throws {
        try BarScreen.use("iphone-x", iOS)
        #expect(UIToolbar().intrinsicContentSize.height == alone)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        #expect(navigation.toolbar.intrinsicContentSize.height == 49)
    }
}
