import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 3.5.
@MainActor @Suite struct ContentSizeTests {
    private let root = makeRoot(200, 100)

    /// Returns two views that extend from edge to edge with 10 points between them.
    private func pair(_ left: CGFloat, _ right: CGFloat) -> (SizedView, SizedView) {
        let (a, b) = (constrained(in: root, left, 20), constrained(in: root, right, 20))
        a.place(x: 0, y: 0)
        b.place(y: 0)
        b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10).isActive = true
        b.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        return (a, b)
    }

    @Test func intrinsicSizeIsUsed() {
        useScreen()
        let view = constrained(in: root, 30, 40)
        view.place(x: 5, y: 6)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
        view.size = CGSize(width: 50, height: 60)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 50, height: 60))
    }

    @Test func noIntrinsicMetric() {
        useScreen()
        let view = constrained(in: root, UIView.noIntrinsicMetric, 40)
        view.place(x: 5, y: 6)
        view.widthAnchor.constraint(equalToConstant: 17).on(1)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 17, height: 40))
        view.size.width = 33
        root.layoutIfNeeded()
        #expect(view.frame.size.width == 33)
        view.size.width = UIView.noIntrinsicMetric
        root.layoutIfNeeded()
        #expect(view.frame.size.width == 17)
    }

    /// Documentation/Layout.md 3.5: 250 and 750 for every view created in code.
    @Test func defaults() {
        useScreen()
        let views = [
            UIView(), UILabel(), UIImageView(), UIButton(type: .system), UIStackView(),
            UIScrollView(), UITableViewCell(style: .default, reuseIdentifier: nil),
        ]
        for view in views {
            for axis in NSLayoutConstraint.Axis.both {
                #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
                #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            }
        }
    }

    /// If there is too much space, the view with the lower hugging priority is stretched.
    @Test func hugging() {
        useScreen()
        let (a, b) = pair(50, 60)
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 140)
        b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 130 && b.frame.width == 60)
    }

    /// If there is too little, the view with the lower compression resistance is compressed.
    @Test func compressionResistance() {
        useScreen()
        let (a, b) = pair(150, 160)
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 150 && b.frame.width == 40)
        b.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 30 && b.frame.width == 160)
    }

    /// A constraint between the two priorities stretches the view but doesn't compress it.
    @Test(arguments: [(100.0, 100.0), (20, 50)])
    func betweenHuggingAndResistance(asked: CGFloat, width: CGFloat) {
        useScreen()
        let view = constrained(in: root, 50, 20)
        view.place(x: 0, y: 0)
        view.widthAnchor.constraint(equalToConstant: asked).on(500)
        root.layoutIfNeeded()
        #expect(view.frame.width == width)
    }

    /// Equal hugging and compression resistance priorities result in a single equality.
    @Test func equalPriorities() {
        useScreen()
        let view = constrained(in: root, 50, 20)
        view.place(x: 0, y: 0)
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        view.widthAnchor.constraint(equalToConstant: 80).on(999)
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
    }

    /// The intrinsic size of a view with an autoresizing mask has no effect.
    @Test func notForAutoresizedViews() {
        useScreen()
        let view = SizedView(
            size: CGSize(width: 30, height: 40), frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
