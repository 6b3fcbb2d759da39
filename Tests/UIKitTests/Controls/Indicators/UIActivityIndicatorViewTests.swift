import Foundation
import Testing
import UIKit

/// Source: Documentation/Metrics.md 2.7 for sizes; developer.apple.com on `hidesWhenStopped`.
@MainActor @Suite struct UIActivityIndicatorViewTests {
    @Test(arguments: [
        (UIActivityIndicatorView.Style.medium, 20), (.large, 37), (.gray, 20), (.white, 20),
        (.whiteLarge, 37),
    ])
    func sizes(style: UIActivityIndicatorView.Style, side: CGFloat) throws {
        try useScreen(iOS: 18)
        let view = UIActivityIndicatorView(style: style)
        #expect(view.frame.size == CGSize(width: side, height: side))
        #expect(view.intrinsicContentSize == CGSize(width: side, height: side))
    }

    @Test func hidesWhenStopped() throws {
        try useScreen(iOS: 18)
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden && !view.isAnimating)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    /// Twelve spokes up to iOS 12 and eight from iOS 13 on: a decision based on screenshots.
    @Test(arguments: [(6, 12), (12, 12), (13, 8), (18, 8)])
    func spokes(iOS: Int, count: Int) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        #expect(drawing(of: UIActivityIndicatorView(style: .gray)).count == count)
    }
}
