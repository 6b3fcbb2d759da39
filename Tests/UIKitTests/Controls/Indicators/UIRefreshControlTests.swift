import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 10.1: the position follows the content offset, and beginning to
/// refresh doesn't change the offset. Properties: the control isn't visible at rest, and the
/// content can rest below a control that is refreshing.
@MainActor @Suite struct UIRefreshControlTests {
    @Test func itFollowsTheContentOffset() throws {
        try useScreen(iOS: 18)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        scrollView.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(scrollView.contentOffset == .zero)
        #expect(drawing(of: control).isEmpty)
        control.beginRefreshing()
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset == .zero && control.frame.minY == 0)
        #expect(scrollView.adjustedContentInset.top == 60)
        #expect(control.isRefreshing && !drawing(of: control).isEmpty)
        scrollView.contentOffset.y = -60
        #expect(control.frame.minY == -60)
        control.endRefreshing()
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset == .zero && control.frame.minY == 0)
        scrollView.refreshControl = nil
        #expect(control.superview == nil)
    }
}
