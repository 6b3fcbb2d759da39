import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of UIScrollView's methods.
@MainActor @Suite struct ScrollingTests {
    private let scrollView: UIScrollView
    private let listener = Listener()

    init() {
        scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 400, height: 900)
        scrollView.delegate = listener
    }

    /// Scrolls by the minimum distance, and not at all for a visible rectangle.
    @Test(arguments: [
        (CGRect(x: 0, y: 10, width: 50, height: 50), CGPoint.zero),
        (CGRect(x: 20, y: 150, width: 50, height: 50), CGPoint(x: 0, y: 100)),
        (CGRect(x: 150, y: 150, width: 300, height: 300), CGPoint(x: 150, y: 150)),
        (CGRect(x: 350, y: 850, width: 100, height: 100), CGPoint(x: 300, y: 800)),
    ])
    func rectangleToVisible(rect: CGRect, expected: CGPoint) {
        useScreen()
        scrollView.scrollRectToVisible(rect, animated: false)
        #expect(scrollView.contentOffset == expected)
    }

    @Test func scrollingBackUp() {
        useScreen()
        scrollView.contentOffset = CGPoint(x: 100, y: 500)
        scrollView.scrollRectToVisible(
            CGRect(x: 120, y: 300, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 100, y: 300))
    }

    /// The area that the inset covers isn't visible.
    @Test func insetsReduceTheVisibleRectangle() {
        useScreen()
        scrollView.contentInset.bottom = 40
        scrollView.scrollRectToVisible(
            CGRect(x: 0, y: 80, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 30)
    }

    @Test func delegatesAreNotified() {
        useScreen()
        scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        #expect(listener.diary == ["scroll 5.0"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
        #expect(listener.diary == ["scroll 5.0", "scroll 9.0", "end"])
    }

    @Test func zoomScalesTheViewAndTheContent() {
        useScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scrollView.addSubview(view)
        listener.zoomed = view
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.25, 2)
        scrollView.zoomScale = 0.1
        #expect(scrollView.zoomScale == 0.25)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 75))
        #expect(scrollView.contentSize == CGSize(width: 100, height: 75))
        #expect(listener.diary == ["zoom"])
    }
}

private final class Listener: UIScrollViewDelegate {
    var diary: [String] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        diary.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { diary.append("zoom") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { diary.append("end") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
