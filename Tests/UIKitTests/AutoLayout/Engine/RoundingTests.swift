import Foundation
import Testing

@testable import UIKit

/// Source: the vectors of Documentation/Layout.md 3.9.
@MainActor @Suite struct RoundingTests {
    /// Returns the x and width of equal views from edge to edge of a parent that begins at `at`.
    private func fill(
        _ width: CGFloat, _ count: Int, spacing: CGFloat, scale: Double, at: CGFloat = 0
    ) -> (frame: CGRect, spans: [[CGFloat]]) {
        useScreen(scale: scale)
        let root = makeRoot(1000)
        let parent = constrained(in: root)
        parent.place(x: at, y: 0, width: width, height: 100)
        let views = (0..<count).map { _ in constrained(in: parent) }
        views[0].leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
        views[count - 1].rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = true
        for (view, next) in zip(views, views.dropFirst()) {
            next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: spacing)
                .isActive = true
            next.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        }
        root.layoutIfNeeded()
        return (parent.frame, views.map { [$0.frame.minX, $0.frame.width] })
    }

    private func expect(_ spans: [[CGFloat]], _ expected: [[CGFloat]]) {
        for (span, wanted) in zip(spans, expected) {
            #expect(zip(span, wanted).allSatisfy { abs($0 - $1) < 1e-4 }, "\(span) \(wanted)")
        }
        #expect(spans.count == expected.count)
    }

    @Test func attributor() {
        expect(
            fill(335, 4, spacing: 10, scale: 2).spans,
            [[0, 76.5], [86.5, 76], [172.5, 76.5], [259, 76]])
    }

    @Test func threeButtonsOnAWideIPhone() {
        expect(
            fill(667, 3, spacing: 0, scale: 2).spans,
            [[0, 222.5], [222.5, 222], [444.5, 222.5]])
    }

    @Test func thirdsOfAPoint() {
        expect(
            fill(256, 2, spacing: 27, scale: 3).spans, [[0, 114.6667], [141.6667, 114.3333]])
        expect(fill(295, 2, spacing: 0, scale: 3).spans, [[0, 147.6667], [147.6667, 147.3333]])
    }

    @Test func sevenButtonsOnAnIPhone() {
        let widths = fill(390, 7, spacing: 0, scale: 3).spans.map { $0[1] }
        let third: CGFloat = 167.0 / 3
        for (width, expected) in zip(widths, [third, third, third, 56, third, third, third]) {
            #expect(abs(width - expected) < 1e-4)
        }
    }

    /// Rounding is based on the unrounded absolute position.
    @Test func absolutePositions() {
        let (frame, spans) = fill(502.2, 6, spacing: 0, scale: 2, at: 0.25)
        #expect(frame.minX == 0.5 && frame.width == 502)
        #expect(spans.map { $0[0] } == [0, 83.5, 167, 251, 334.5, 418.5])
    }

    /// Documentation/Layout.md 3.9: halves are rounded up, also for negative coordinates.
    @Test(arguments: [
        (0.25, 2.0, 0.5), (-0.25, 2, 0), (-0.75, 2, -0.5), (0.5, 1, 1), (-0.5, 1, 0), (1.5, 1, 2),
        (2.5, 1, 3), (0.2499, 2, 0),
    ])
    func halves(x: CGFloat, scale: Double, rounded: CGFloat) {
        useScreen(scale: scale)
        let root = makeRoot(1000)
        let view = constrained(in: root)
        view.place(x: x, y: x, width: 10, height: 10)
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: rounded, y: rounded))
    }

    /// Documentation/Layout.md 3.9: the origin is the difference of two rounded absolute positions.
    @Test func superviewsOffThePixelGrid() {
        useScreen(scale: 1)
        let root = makeRoot(1000)
        let parent = constrained(in: root)
        parent.place(x: 10.4, y: 10.6, width: 100, height: 100)
        let view = constrained(in: parent)
        view.place(x: 5.2, y: 5.2, width: 10, height: 10)
        root.layoutIfNeeded()
        #expect(parent.frame == CGRect(x: 10, y: 11, width: 100, height: 100))
        #expect(view.frame == CGRect(x: 6, y: 5, width: 10, height: 10))
    }

    /// Rounded values are never reused: the widths are the same again after another size.
    @Test func noDrift() {
        useScreen(scale: 2)
        let root = makeRoot(335)
        let view = constrained(in: root)
        view.place(x: 0, y: 0, height: 10)
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3).isActive = true
        root.layoutIfNeeded()
        let first = view.frame
        for width in stride(from: 300.0, to: 335.0, by: 1.7) {
            root.frame.size.width = width
            root.layoutIfNeeded()
        }
        root.frame.size.width = 335
        root.layoutIfNeeded()
        #expect(view.frame == first && first.width == 111.5)
    }

    /// Documentation/Layout.md 3.9: edges are whole pixels, so lengths are differences of whole
    /// numbers, without rounding errors at any position.
    @Test func lengthsWithoutRoundingErrors() {
        useScreen(scale: 3)
        for x in stride(from: 0.0, to: 400, by: 7.0 / 3) {
            let root = makeRoot(1000)
            let parent = constrained(in: root)
            parent.place(x: x, y: x / 7, width: 500, height: 500)
            let view = constrained(in: parent)
            view.place(x: 59.0 / 3, y: 179.0 / 3, width: 100, height: 100.0 / 3)
            root.layoutIfNeeded()
            #expect(view.frame.size == CGSize(width: 100, height: 100.0 / 3), "\(x)")
            #expect(view.frame.origin == CGPoint(x: 59.0 / 3, y: 179.0 / 3), "\(x)")
            #expect(view.bounds.size == view.frame.size)
            #expect(parent.frame.size == CGSize(width: 500, height: 500))
        }
    }

    /// An edge that is constrained to the safe area is exactly at the inset.
    @Test func edgesAtTheSafeArea() throws {
        use("iphone-15-pro")
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 1.0 / 3
        let view = constrained(in: controller.view)
        view.place(x: 0, width: 100, height: 100.0 / 3)
        view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor)
            .isActive = true
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let top = controller.view.safeAreaInsets.top
        #expect(view.frame.minY == top && top > 59)
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == top)
        #expect(view.frame.height == 100.0 / 3)
    }

    /// A frame is returned as it was set; the size is that of the bounds.
    @Test func framesThatCodeSets() {
        let view = UIView()
        for y in stride(from: 0.0, to: 100, by: 1.0 / 3) {
            let frame = CGRect(x: y / 7, y: y, width: 100.0 / 3, height: 200.0 / 7)
            view.frame = frame
            #expect(view.frame == frame)
        }
        view.center.x += 10
        #expect(view.frame.width == 100.0 / 3)
    }

    /// Sizing to fit changes the size of the bounds only; the frame's origin stays.
    @Test(arguments: [
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(scaleX: 1.1, y: 0.3), .identity,
    ])
    func sizeToFitUnderATransform(transform: CGAffineTransform) {
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
        label.text = "Fitting"
        label.transform = transform
        let origin = label.frame.origin
        let fitting = label.sizeThatFits(label.bounds.size)
        label.sizeToFit()
        #expect(label.bounds.size == fitting)
        #expect(abs(label.frame.minX - origin.x) < 1e-9)
        #expect(abs(label.frame.minY - origin.y) < 1e-9)
    }
}
