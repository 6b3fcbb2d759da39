import Foundation
import Testing

@testable import UIKit

/// Autoresizing masks of views in a superview with constraints. Source: the table of
/// Documentation/Layout.md 1.4 in its current form.
@MainActor @Suite struct MaskTests {
    private let root = makeRoot()
    private let outer: SizedView
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint

    init() {
        outer = constrained(in: root)
        outer.place(x: 0, y: 0)
        width = outer.widthAnchor.constraint(equalToConstant: 320).on()
        height = outer.heightAnchor.constraint(equalToConstant: 480).on()
        root.layoutIfNeeded()
    }

    /// Adds a view with an autoresizing mask, and a view that is constrained to its edges.
    private func add(
        _ mask: UIView.AutoresizingMask, _ frame: CGRect
    ) -> (view: UIView, follower: UIView) {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        outer.addSubview(view)
        let follower = constrained(in: outer)
        pin(follower, to: view, 0)
        root.layoutIfNeeded()
        return (view, follower)
    }

    // The view is 160, 120, 80, 80 in 320x480. Its x and width at 480:
    @Test(arguments: [
        (0 as UInt, 160.0, 80.0), (4, 160, 80), (1, 320, 80), (2, 160, 240),
        (3, 266.667, 133.333), (5, 266.667, 80), (6, 160, 160), (7, 240, 120),
    ])
    func table(mask: UInt, x: CGFloat, w: CGFloat) {
        useScreen(scale: 3)
        let (view, follower) = add(
            UIView.AutoresizingMask(rawValue: mask), CGRect(x: 160, y: 120, width: 80, height: 80))
        #expect(follower.frame == view.frame)
        width.constant = 480
        root.layoutIfNeeded()
        #expect(abs(view.frame.minX - x) < 1e-3 && abs(view.frame.width - w) < 1e-3)
        #expect(distance(follower.frame, view.frame) < 1e-3)
    }

    /// Every mask on both axes, with larger, smaller, and original sizes: constraints use the frame
    /// that the mask results in.
    @Test(arguments: 0..<64)
    func everyMask(mask: Int) {
        useScreen(scale: 3)
        let frame = CGRect(x: 60, y: 120, width: 80, height: 90)
        let (view, follower) = add(UIView.AutoresizingMask(rawValue: UInt(mask)), frame)
        for (w, h) in [(480.0, 600.0), (300, 400), (320, 480)] {
            (width.constant, height.constant) = (w, h)
            root.layoutIfNeeded()
            // Only one of the two has positions rounded to thirds of a point.
            #expect(distance(follower.frame, view.frame) <= 0.5001 / 3)
        }
        #expect(distance(view.frame, frame) < 1e-9)
    }

    /// A frame set by code is used by constraints from then on.
    @Test func frameByCode() {
        useScreen(scale: 3)
        let (view, follower) = add(.flexibleWidth, CGRect(x: 10, y: 10, width: 300, height: 20))
        view.frame = CGRect(x: 30, y: 40, width: 100, height: 50)
        root.layoutIfNeeded()
        #expect(follower.frame == view.frame)
        width.constant = 420
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 40, width: 200, height: 50))
        #expect(follower.frame == view.frame)
    }

    /// Documentation/Layout.md 1.4: the same applies to bounds and center.
    @Test func boundsAndCenterByCode() {
        useScreen(scale: 3)
        let (view, follower) = add([], CGRect(x: 10, y: 10, width: 300, height: 20))
        view.bounds.size = CGSize(width: 100, height: 40)
        view.center = CGPoint(x: 90, y: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 30, width: 100, height: 40))
        #expect(follower.frame == view.frame)
    }

    /// Documentation/Layout.md 1.4: by default, the mask positions a view; its constraints are in
    /// no list of constraints.
    @Test func maskConstraintsAreNotListed() {
        useScreen(scale: 3)
        #expect(UIView().translatesAutoresizingMaskIntoConstraints)
        let before = outer.constraints
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
        outer.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.constraints.isEmpty && outer.constraints == before)
    }

    /// Documentation/Layout.md 2.3: masks don't depend on the layout direction.
    @Test func masksAreNotMirrored() {
        useScreen(scale: 3, direction: .rightToLeft)
        let (view, follower) = add(
            .flexibleRightMargin, CGRect(x: 10, y: 10, width: 100, height: 20))
        width.constant = 420
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10 && follower.frame == view.frame)
    }

    /// A mask set by code applies too.
    @Test func maskByCode() {
        useScreen(scale: 3)
        let (view, follower) = add([], CGRect(x: 10, y: 10, width: 300, height: 20))
        view.autoresizingMask = .flexibleLeftMargin
        width.constant = 420
        root.layoutIfNeeded()
        #expect(view.frame.minX == 110 && follower.frame == view.frame)
    }

    /// Two levels of views with masks.
    @Test func masksInsideMasks() {
        useScreen(scale: 3)
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(middle)
        let inner = UIView(frame: CGRect(x: 300, y: 460, width: 20, height: 20))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        middle.addSubview(inner)
        let follower = constrained(in: outer)
        pin(follower, to: inner, 0)
        (width.constant, height.constant) = (400, 500)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 380, y: 480, width: 20, height: 20))
        #expect(follower.frame == inner.frame)
    }

    /// If views have masks only, constraints use their frames as constants.
    @Test func autoresizedRoot() {
        useScreen(scale: 3)
        let plain = UIView(frame: CGRect(x: 20, y: 0, width: 280, height: 40))
        plain.autoresizingMask = .flexibleWidth
        root.addSubview(plain)
        let follower = constrained(in: root)
        pin(follower, to: plain, 5)
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 25, y: 5, width: 270, height: 30))
        root.frame.size.width = 480
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 25, y: 5, width: 430, height: 30))
    }

    private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
            .map { abs($0) }.max() ?? 0
    }
}
