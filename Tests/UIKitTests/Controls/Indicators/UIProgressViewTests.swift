import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.5 for heights; developer.apple.com on `progress`.
@MainActor @Suite struct UIProgressViewTests {
    @Test(arguments: [
        (6, 9, 11), (9, 2, 2.5), (12, 2, 2.5), (13, 2, 2.5), (14, 4, 4), (18, 4, 4),
    ])
    func heights(iOS: Int, height: CGFloat, bar: CGFloat) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame.height == height)
        #expect(
            view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
        view.progressViewStyle = .bar
        #expect(view.intrinsicContentSize.height == bar)
    }

    @Test func progressStaysBetween0And1() throws {
        try useScreen(iOS: 18)
        let view = UIProgressView()
        view.progress = 3
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
    }

    /// In a view 100 points wide, a quarter is 25 points at the leading end.
    @Test func theBarGrowsFromTheLeadingEnd() throws {
        try useScreen(iOS: 9)
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 2))
        view.progressViewStyle = .bar
        view.progress = 0.25
        #expect(drawing(of: view).last?.contains("rect(0 0 25 2)") ?? false)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(drawing(of: view).last?.contains("rect(75 0 25 2)") ?? false)
    }
}
