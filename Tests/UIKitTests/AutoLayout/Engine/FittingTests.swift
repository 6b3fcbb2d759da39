import Foundation
import Testing

@testable import UIKit

/// Source: the vectors of Documentation/Layout.md 2.4.
@MainActor @Suite struct FittingTests {
    private let view = makeRoot(33, 44)

    /// Adds a child with margins of 20 points that is 500 wide and at least 100 high.
    private func addChild() -> SizedView {
        let child = constrained(in: view)
        pin(child, to: view, 20)
        child.widthAnchor.constraint(equalToConstant: 500).isActive = true
        child.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        return child
    }

    @Test func compressedSize() {
        useScreen()
        _ = addChild()
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 540, height: 140))
    }

    @Test func expandedSize() {
        useScreen()
        _ = addChild()
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == CGSize(width: 540, height: 10000))
    }

    /// Measuring changes no frame.
    @Test func framesAreUnchanged() {
        useScreen()
        let child = addChild()
        _ = view.systemLayoutSizeFitting(.zero)
        #expect(view.frame.size == CGSize(width: 33, height: 44) && child.frame == .zero)
    }

    @Test func sizeWithoutConstraintsIsTheCurrentSize() {
        useScreen()
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 44))
    }

    /// The target size applies with the given priorities.
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

    /// Documentation/Layout.md 2.4: the target size applies with a priority of 50.
    @Test(arguments: [(49, 10.0), (51, 200)])
    func priorityOfTheTargetSize(priority: Float, width: CGFloat) {
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

    /// The view's own constraints apply; those to outside views don't.
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

    /// The height of a text with a required width.
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

    /// A view with an intrinsic size.
    @Test func ownIntrinsicSize() {
        useScreen()
        let sized = SizedView(size: CGSize(width: 70, height: 80))
        #expect(sized.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 80))
    }
}
