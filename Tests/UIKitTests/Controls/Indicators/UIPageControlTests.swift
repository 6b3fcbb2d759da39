import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.6 for iOS 7 to 13 and for heights; developer.apple.com on
/// `currentPage`.
@MainActor @Suite struct UIPageControlTests {
    @Test(arguments: [(6, 36), (9, 37), (13, 37), (14, 26), (18, 26)])
    func heights(iOS: Int, height: CGFloat) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize.height == height)
    }

    /// 7 points per page, and 9 between pages.
    @Test(arguments: [(1, 7), (3, 39), (5, 71)])
    func widthsUpToIOS13(pages: Int, width: CGFloat) throws {
        try useScreen(iOS: 12)
        #expect(UIPageControl().size(forNumberOfPages: pages).width == width)
    }

    @Test func thePageStaysWithinThePages() throws {
        try useScreen(iOS: 18)
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
    }

    @Test func aSinglePageMayHide() throws {
        try useScreen(iOS: 18)
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 1
        #expect(drawing(of: control).count == 1)
        control.hidesForSinglePage = true
        #expect(drawing(of: control).isEmpty)
    }

    @Test func noMoreDotsThanFit() throws {
        try useScreen(iOS: 12)
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 39, height: 37))
        control.numberOfPages = 1_000_000
        control.currentPage = 999_999
        #expect(drawing(of: control).count == 3)
    }

    @Test func theFirstPageIsRightmostFromRightToLeft() throws {
        try useScreen(iOS: 12)
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 39, height: 37))
        control.numberOfPages = 3
        control.currentPage = 2
        let leftToRight = drawing(of: control).sorted()
        control.currentPage = 0
        control.semanticContentAttribute = .forceRightToLeft
        #expect(drawing(of: control).sorted() == leftToRight)
    }
}
