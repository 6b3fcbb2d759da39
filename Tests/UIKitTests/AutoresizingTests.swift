import Testing
import UIKit

/// Source: the tables of Documentation/Layout.md 1.4 and 1.5. Also tests properties of the formula
/// of 1.2.
@MainActor @Suite struct AutoresizingTests {
    /// Returns the frame of a view after its superview's size changes.
    private func frame(
        _ rect: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
    ) -> CGRect {
        let superview = UIView(frame: CGRect(origin: .zero, size: old))
        let view = UIView(frame: rect)
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.bounds.size = new
        return view.frame
    }

    /// Documentation/Layout.md 1.4, the column for the classic formula: (160, 120, 80, 80) in 320
    /// by 480, widened to 480.
    @Test(
        arguments: [
            ([], 160, 80), ([.flexibleRightMargin], 160, 80), ([.flexibleLeftMargin], 320, 80),
            ([.flexibleWidth], 160, 240),
            ([.flexibleLeftMargin, .flexibleWidth], 266.666667, 133.333333),
            ([.flexibleLeftMargin, .flexibleRightMargin], 266.666667, 80),
            ([.flexibleWidth, .flexibleRightMargin], 160, 160),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 240, 120),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func widthTable(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        let result = frame(
            CGRect(x: 160, y: 120, width: 80, height: 80), mask,
            from: CGSize(width: 320, height: 480), to: CGSize(width: 480, height: 480))
        #expect(abs(result.minX - x) < 1e-5)
        #expect(abs(result.width - width) < 1e-5)
        #expect(result.minY == 120 && result.height == 80)
    }

    /// Documentation/Layout.md 1.5: the six buttons of Autosize; 320 by 460 becomes 480 by 300.
    @Test(
        arguments: [
            (36, 20, 20, 20, 20), (33, 228, 20, 388, 20), (44, 20, 200, 20, 124.349882),
            (41, 228, 200, 388, 124.349882), (12, 20, 403, 20, 243), (9, 228, 403, 388, 243),
        ] as [(UInt, CGFloat, CGFloat, CGFloat, CGFloat)])
    func autosizeTable(mask: UInt, x: CGFloat, y: CGFloat, newX: CGFloat, newY: CGFloat) {
        let result = frame(
            CGRect(x: x, y: y, width: 72, height: 37), UIView.AutoresizingMask(rawValue: mask),
            from: CGSize(width: 320, height: 460), to: CGSize(width: 480, height: 300))
        #expect(abs(result.minX - newX) < 1e-6)
        #expect(abs(result.minY - newY) < 1e-6)
        #expect(result.size == CGSize(width: 72, height: 37))
    }

    /// Documentation/Layout.md 1.1: the raw values of the bits.
    @Test func bits() {
        #expect(UIView.AutoresizingMask.flexibleLeftMargin.rawValue == 1)
        #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
        #expect(UIView.AutoresizingMask.flexibleRightMargin.rawValue == 4)
        #expect(UIView.AutoresizingMask.flexibleTopMargin.rawValue == 8)
        #expect(UIView.AutoresizingMask.flexibleHeight.rawValue == 16)
        #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    }

    /// Documentation/Layout.md 1.2: if the flexible parts have a sum of zero, they share the
    /// difference equally.
    @Test func zeroFlexibleParts() {
        let result = frame(
            CGRect(x: 0, y: 0, width: 100, height: 100),
            [.flexibleLeftMargin, .flexibleRightMargin], from: CGSize(width: 100, height: 100),
            to: CGSize(width: 160, height: 100))
        #expect(result == CGRect(x: 30, y: 0, width: 100, height: 100))
    }

    /// Documentation/Layout.md 1.3: sizes never fall below zero.
    @Test func noNegativeSize() {
        let result = frame(
            CGRect(x: 40, y: 0, width: 20, height: 20), [.flexibleWidth],
            from: CGSize(width: 100, height: 100), to: CGSize(width: 50, height: 100))
        #expect(result.minX == 40 && result.width == 0)
    }

    /// Property: after ten thousand changes back and forth, all frames are unchanged.
    @Test func noDrift() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        let views = (0..<64).map { mask -> UIView in
            let view = UIView(frame: CGRect(x: 61.5, y: 107, width: 100, height: 200))
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
            root.addSubview(view)
            return view
        }
        let before = views.map(\.frame)
        for _ in 0..<10_000 {
            root.frame.size = CGSize(width: 480, height: 300)
            root.frame.size = CGSize(width: 320, height: 460)
        }
        for (view, old) in zip(views, before) {
            let new = view.frame
            let drift =
                [
                    new.minX - old.minX, new.minY - old.minY, new.width - old.width,
                    new.height - old.height,
                ].map(abs).max() ?? 0
            #expect(drift < 1e-6, "mask \(view.autoresizingMask.rawValue)")
        }
    }

    /// Documentation/Layout.md 1.3: only a change of the size has an effect, and only if it is
    /// enabled.
    @Test func resizingOccursWithTheBounds() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(view)
        root.bounds.origin = CGPoint(x: 30, y: 30)
        root.center = CGPoint(x: 500, y: 500)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
        root.autoresizesSubviews = false
        root.bounds.size.width = 200
        #expect(view.frame.width == 50)
        root.autoresizesSubviews = true
        view.translatesAutoresizingMaskIntoConstraints = false
        root.bounds.size.width = 300
        #expect(view.frame.width == 50)
    }
}
