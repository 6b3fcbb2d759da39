import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 2.2.
@MainActor @Suite struct AlignmentTests {
    private let root = makeRoot()
    private let view: SizedView

    init() {
        view = constrained(in: root, 100, 50)
        view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    /// Constraints and intrinsic sizes apply to the frame without the alignment rectangle's insets.
    @Test func constraintsActOnTheAlignmentRectangle() {
        useScreen()
        view.place(x: 20, y: 30)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 18, y: 29, width: 106, height: 54))
        #expect(
            view.alignmentRect(forFrame: view.frame)
                == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(
            view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
    }

    /// Constraints of subviews also refer to the alignment rectangle of their superview.
    @Test func subviewsAreConstrainedToTheAlignmentRectangle() {
        useScreen()
        view.place(x: 20, y: 30)
        let inner = constrained(in: view)
        pin(inner, to: view, 0)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 100, height: 50))
    }

    /// The same applies if code sets the frame.
    @Test func alignmentRectangleOfAnAutoresizedView() {
        useScreen()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 10, y: 10, width: 106, height: 54)
        let sibling = constrained(in: root)
        pin(sibling, to: view, 0)
        root.layoutIfNeeded()
        #expect(sibling.frame == CGRect(x: 12, y: 11, width: 100, height: 50))
    }

    /// A transform never affects constraints.
    @Test func transformsDoNotAffectLayout() {
        useScreen()
        view.insets = .zero
        view.place(x: 20, y: 30)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let sibling = constrained(in: root)
        pin(sibling, to: view, 0)
        root.layoutIfNeeded()
        #expect(sibling.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 70, y: 55))
    }

    @Test func baselinesOfLabels() {
        useScreen()
        let (small, large) = (label(12), label(30))
        small.place(x: 0, y: 100)
        large.place(x: 100)
        large.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        let top = 100 + small.firstBaselineOffsetFromTop - large.firstBaselineOffsetFromTop
        #expect(large.frame.minY == top && top < 100)
        #expect(large.firstBaselineOffsetFromTop > 20 && large.firstBaselineOffsetFromTop < 30)
    }

    /// Documentation/Layout.md 2.2: the first baseline is measured from the top of the alignment
    /// rectangle, the last from its bottom.
    @Test func baselinesInTheAlignmentRectangle() {
        useScreen()
        let text = InsetLabel()
        text.text = "Text"
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        text.place(x: 0, y: 50)
        let (above, below) = (constrained(in: root, 10, 10), constrained(in: root, 10, 10))
        above.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
        below.topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        let bottom = 50 + text.intrinsicContentSize.height
        #expect(text.frame.minY == 45 && text.frame.maxY == bottom + 7)
        #expect(above.frame.minY == 50 + text.firstBaselineOffsetFromTop)
        #expect(below.frame.minY == bottom - text.lastBaselineOffsetFromBottom)
    }

    /// The distance of the last baseline from the bottom is the same for any height of the label.
    @Test func lastBaselines() {
        useScreen()
        let (one, other) = (label(17), label(17))
        one.numberOfLines = 2
        one.text = "First\nSecond"
        one.place(x: 0, y: 50)
        other.place(x: 100)
        other.lastBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(other.frame.maxY == one.frame.maxY && other.frame.minY > one.frame.minY)
    }

    /// A view without text has its first baseline at the top and its last at the bottom.
    @Test func baselinesOfPlainViews() {
        useScreen()
        view.place(x: 0, y: 40)
        let label = label(17)
        label.place(x: 150)
        label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.maxY - label.lastBaselineOffsetFromBottom == 90)
    }

    /// This package's decision: a button's text is centered vertically, rounded down to pixels.
    @Test func baselinesOfButtons() {
        useScreen()
        let button = UIButton(type: .system)
        button.setTitle("Text", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.place(x: 0, y: 100, height: 31)
        let label = label(15)
        label.place(x: 100)
        label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.height == 18 && label.frame.minY == 106)
    }

    /// A view can return a subview whose baselines are used as its own.
    @Test func baselinesOfAnotherView() {
        useScreen()
        let holder = Holder(in: root)
        let label = label(17)
        holder.addSubview(label)
        holder.label = label
        label.place(x: 0, y: 25)
        holder.place(x: 0, y: 100, width: 100, height: 100)
        let sibling = constrained(in: root, 10, 10)
        sibling.topAnchor.constraint(equalTo: holder.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(sibling.frame.minY == 125 + label.firstBaselineOffsetFromTop)
    }

    private func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }
}

private final class InsetLabel: UILabel {
    override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    }
}

private final class Holder: UIView {
    var label: UIView?

    convenience init(in superview: UIView) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
    }

    override var forFirstBaselineLayout: UIView { label ?? self }
}
