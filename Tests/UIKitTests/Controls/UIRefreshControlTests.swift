import Foundation
import Testing

@testable import UIKit

/// Properties: nothing shows at rest, and the content makes room while it is refreshed.
@MainActor @Suite struct UIRefreshControlTests {
    @Test func itStandsAboveTheContent() throws {
        try useScreen(iOS: 18)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        scrollView.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        #expect(scrollView.contentOffset == .zero)
        #expect(drawing(of: control).isEmpty)
        control.beginRefreshing()
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -60))
        #expect(control.isRefreshing && !drawing(of: control).isEmpty)
        control.endRefreshing()
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset == .zero)
        scrollView.refreshControl = nil
        #expect(control.superview == nil)
    }
}
