import Foundation
import Testing

@testable import UIKit

/// Truth: the vectors of Documentation/Layout.md 2.4.
@MainActor @Suite struct FittingTests {
    private let view = makeRoot(33, 44)

    /// 20 points around a child 500 wide and at least 100 high.
    private func addChild() -> SizedView {
        let child = constrained(in: view)
        pin(child, to: view, 20)
        child.widthAnchor.constraint(equalToConstant: 500).isActive = true
        child.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        return child
    }

    @Test func theLeastSize() {
        useScreen()
        _ = addChild()
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 540, height: 140))
    }

    @Test func theGreatestSize() {
        useScreen()
        _ = addChild()
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 540, height: 10000))
    }

    /// The size goes out and nothing in: no frame changes.
    @Test func framesStay() {
        useScreen()
        let child = addChild()
        _ = view.systemLayoutSizeFitting(.zero)
        #expect(view.frame.size == CGSize(width: 33, height: 44) && child.frame == .zero)
    }

    @Test func withoutConstraintsTheSizeIsThePresentOne() {
        useScreen()
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 44))
    }

    /// The size asked for counts at the priorities given.
    @Test func priorities() {
        useScreen()
        let child = constrained(in: view, 100, 30)
        pin(child, to: view, 10)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 300, height: 50))
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 50))
    }

    /// Documentation/Layout.md 2.4: the size asked for counts at 50.
    @Test(arguments: [(49, 10.0), (51, 200)])
    func thePriorityOfTheSizeAskedFor(priority: Float, width: CGFloat) {
        useScreen()
        #expect(UIView.layoutFittingCompressedSize == .zero)
        view.widthAnchor.constraint(equalToConstant: 200).on(priority)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: width, height: 5))
    }

    /// This package's decision: exact, not rounded to pixels.
    @Test func exactSizes() {
        useScreen()
        view.widthAnchor.constraint(equalToConstant: 100.3).isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        let size = view.systemLayoutSizeFitting(.zero)
        #expect(abs(size.width - 100.3) < 1e-9 && abs(size.height - 50.15) < 1e-9)
    }

    /// The view's own constraints count, those to the outside don't.
    @Test func onlyTheSubtree() {
        useScreen()
        let root = makeRoot()
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        pin(view, to: root, 0)
        let child = constrained(in: view, 100, 30)
        pin(child, to: view, 10)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 320, height: 480))
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 50))
    }

    /// A text's height at a required width.
    @Test func textAtAWidth() {
        useScreen()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        pin(label, to: view, 10)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let text = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(size == CGSize(width: 220, height: text + 20) && text > 100)
    }

    /// A view of its own natural size.
    @Test func ownNaturalSize() {
        useScreen()
        let sized = SizedView(size: CGSize(width: 70, height: 80))
        #expect(sized.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 80))
    }
}
