import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's Auto Layout Guide, "Working with Scroll Views", and the documentation of
/// UIScrollView.
@MainActor @Suite struct ScrollViewTests {
    private let scrollView: UIScrollView
    private let child = UIView()

    init() {
        scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
        child.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(child)
    }

    @Test func defaults() {
        useScreen()
        #expect(scrollView.clipsToBounds && scrollView.bounces && scrollView.isScrollEnabled)
        #expect(scrollView.contentSize == .zero && scrollView.contentOffset == .zero)
        #expect(scrollView.showsVerticalScrollIndicator && !scrollView.isPagingEnabled)
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
        useScreen()
        scrollView.contentOffset = CGPoint(x: 5, y: 40)
        #expect(scrollView.bounds == CGRect(x: 5, y: 40, width: 200, height: 300))
        #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
    }

    /// Edge constraints apply to the content, and size constraints to the frame. Property:
    /// otherwise, the safe area, which depends on the frame, and the offset, which depends on the
    /// safe area, would change one another by a rounding error in every pass.
    @Test func offsetsDoNotChangeFrames() {
        useScreen(scale: 3)
        let box = CGRect(x: 0, y: 109 / 3.0, width: 402, height: 2411 / 3.0)
        scrollView.frame = box
        let frame = scrollView.frame
        for offset in [-64, -64.00000000000003, 109 / 3.0, 1e9] {
            scrollView.contentOffset.y = offset
            #expect(scrollView.frame == frame && scrollView.untransformedFrame == frame)
        }
    }

    @Test func edgesReferToTheContentAndWidthsToTheFrame() {
        useScreen()
        pin(child, to: scrollView, 10)
        child.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        child.heightAnchor.constraint(equalToConstant: 800).isActive = true
        scrollView.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 10, width: 200, height: 800))
        #expect(scrollView.contentSize == CGSize(width: 220, height: 820))
    }

    @Test func theContentStaysWhenScrolled() {
        useScreen()
        pin(child, to: scrollView, 0)
        child.widthAnchor.constraint(equalToConstant: 200).isActive = true
        child.heightAnchor.constraint(equalToConstant: 800).isActive = true
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        scrollView.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
        #expect(scrollView.contentOffset.y == 100)
    }

    /// Floating views are constrained to the frame layout guide or to an outside view.
    @Test func theFrameGuideMovesWithTheBounds() {
        useScreen()
        let top = child.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([
            top, child.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            child.widthAnchor.constraint(equalToConstant: 50),
            child.heightAnchor.constraint(equalToConstant: 30),
        ])
        scrollView.contentOffset.y = 70
        scrollView.layoutIfNeeded()
        #expect(child.frame.minY == 70)
        scrollView.contentOffset.y = 80
        scrollView.layoutIfNeeded()
        #expect(child.frame.minY == 80)
        #expect(scrollView.frameLayoutGuide.layoutFrame.minY == 80)
    }

    /// Centers refer to the frame, but views constrained to them don't float: according to
    /// Technical Note TN2154, only constraints to outside views make views float.
    @Test func centersAreTheFramesAndScroll() {
        useScreen()
        scrollView.contentSize = CGSize(width: 1000, height: 1000)
        NSLayoutConstraint.activate([
            child.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            child.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
            child.widthAnchor.constraint(equalToConstant: 50),
            child.heightAnchor.constraint(equalToConstant: 30),
        ])
        scrollView.contentOffset.y = 70
        scrollView.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 75, y: 135, width: 50, height: 30))
        #expect(scrollView.contentSize == CGSize(width: 1000, height: 1000))
    }

    @Test func theContentGuideIsTheContent() {
        useScreen()
        let guide = scrollView.contentLayoutGuide
        guide.widthAnchor.constraint(equalToConstant: 640).isActive = true
        guide.heightAnchor.constraint(
            equalTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 2
        ).isActive = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 640, height: 600))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 640, height: 600))
    }

    /// Margins also apply to the content: 8 points on each side of the child.
    @Test func marginsAreInTheContent() {
        useScreen()
        scrollView.layoutMargins = UIEdgeInsets(top: 8, left: 9, bottom: 10, right: 11)
        let guide = scrollView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: guide.leftAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.rightAnchor.constraint(equalTo: guide.rightAnchor),
            NSLayoutConstraint(
                item: child, attribute: .bottom, relatedBy: .equal, toItem: scrollView,
                attribute: .bottomMargin, multiplier: 1, constant: 0),
            child.widthAnchor.constraint(equalToConstant: 400),
            child.heightAnchor.constraint(equalToConstant: 500),
        ])
        scrollView.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 9, y: 8, width: 400, height: 500))
        #expect(scrollView.contentSize == CGSize(width: 420, height: 518))
    }

    /// A content size set by code stays if no constraint determines the content.
    @Test func explicitContentSizesAreKept() {
        useScreen()
        scrollView.contentSize = CGSize(width: 300, height: 700)
        child.translatesAutoresizingMaskIntoConstraints = true
        child.frame = CGRect(x: 0, y: 0, width: 300, height: 700)
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 700))
    }

    @Test func removingConstraintsKeepsTheContentSize() {
        useScreen()
        let constraints = pin(child, to: scrollView, 0)
        child.heightAnchor.constraint(equalToConstant: 400).isActive = true
        child.widthAnchor.constraint(equalToConstant: 100).isActive = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
        NSLayoutConstraint.deactivate(constraints)
        scrollView.contentSize = CGSize(width: 50, height: 60)
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 50, height: 60))
    }

    /// Autoresizing masks of subviews don't depend on the offset, even if constraints position the
    /// scroll view.
    @Test func masksInAScrollViewThatConstraintsPlace() {
        useScreen()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        pin(scrollView, to: root, 0)
        let plain = UIView(frame: CGRect(x: 5, y: 50, width: 100, height: 100))
        scrollView.addSubview(plain)
        child.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 6).isActive = true
        child.heightAnchor.constraint(equalToConstant: 1000).isActive = true
        scrollView.contentInset.top = 30
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset.y == -30)
        #expect(plain.frame == CGRect(x: 5, y: 50, width: 100, height: 100))
        #expect(child.frame.minY == 156)
    }
}
