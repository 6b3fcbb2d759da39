import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of UIStackView.
@MainActor @Suite struct UIStackViewTests {
    @Test func arrangedViewsAreSubviews() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        #expect(stack.subviews == [a, b] && stack.arrangedSubviews == [a, b])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [a, c, b] && stack.subviews == [a, b, c])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a, c] && stack.subviews == [a, b, c])
        stack.insertArrangedSubview(b, at: 99)
        #expect(stack.arrangedSubviews == [a, c, b])
        let plain = UIView()
        stack.addSubview(plain)
        #expect(stack.arrangedSubviews.count == 3)
        #expect(plain.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func removal() {
        let scene = StackScene()
        scene.layOut()
        scene.stack.removeArrangedSubview(scene.views[0])
        #expect(scene.stack.subviews.count == 3 && scene.stack.arrangedSubviews.count == 2)
        scene.layOut()
        #expect(scene.stack.frame.width == 120)
        #expect(scene.views[1].frame == CGRect(x: 0, y: 0, width: 80, height: 100))
        scene.views[1].removeFromSuperview()
        #expect(scene.stack.arrangedSubviews == [scene.views[2]])
        scene.layOut()
        #expect(scene.stack.frame.size == CGSize(width: 40, height: 50))
    }

    /// Property: a view that is removed keeps none of the stack view's constraints.
    @Test func aViewLeavesWithoutConstraints() {
        let scene = StackScene()
        scene.stack.alignment = .center
        scene.views[0].isHidden = true
        scene.layOut()
        #expect(scene.views[0].constraints.count == 2)
        scene.root.addSubview(scene.views[0])
        #expect(scene.views[0].constraints.isEmpty)
        #expect(scene.stack.arrangedSubviews.count == 2)
    }

    /// Property: the layout depends on the state only, not on how it was reached.
    @Test func resultDoesNotDependOnHistory() {
        let scene = StackScene(width: 400)
        let distributions = UIStackView.Distribution.allCases
        for alignment in UIStackView.Alignment.allCases {
            for distribution in distributions {
                scene.stack.distribution = distribution
                scene.stack.alignment = alignment
                scene.layOut()
                #expect(scene.stack.frame.width == 400)
            }
        }
        scene.stack.distribution = .equalSpacing
        scene.stack.alignment = .center
        scene.layOut()
        #expect(scene.extents == [Extent(0, 160), Extent(220, 80), Extent(360, 40)])
        #expect(scene.views.map(\.frame.minY) == [0, 50, 75])
    }

    /// A changed intrinsic size changes the proportions.
    @Test func proportionsFollowChangedSizes() {
        let scene = StackScene(width: 300)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        (scene.views[0] as? Box)?.size.width = 30
        scene.layOut()
        #expect(scene.extents == [Extent(0, 60), Extent(60, 160), Extent(220, 80)])
    }

    /// This package's decision: views without an intrinsic size are equal, or take the rest.
    @Test func proportionsWithoutIntrinsicSizes() {
        let scene = StackScene([UIView(), UIView()], width: 300, height: 10)
        scene.stack.distribution = .fillProportionally
        scene.stack.spacing = 20
        scene.layOut()
        #expect(scene.extents == [Extent(0, 140), Extent(160, 140)])
    }

    /// Documents of the corpus: a nested stack view's proportion is based on its current fitting
    /// size.
    @Test func proportionsOfNestedStacks() {
        let (first, second) = (Box(30, 10), Box(10, 10))
        let inner = [first, second].map { UIStackView(arrangedSubviews: [$0]) }
        let scene = StackScene(inner, width: 400)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        #expect(scene.extents == [Extent(0, 300), Extent(300, 100)])
        second.size.width = 30
        scene.layOut()
        #expect(scene.extents == [Extent(0, 200), Extent(200, 200)])
    }

    /// A nested stack view hugs its own content.
    @Test func nested() {
        let inner = UIStackView(arrangedSubviews: [Box(10, 20), Box(30, 40)])
        inner.axis = .vertical
        inner.spacing = 5
        let scene = StackScene([Box(100, 10), inner])
        scene.stack.alignment = .trailing
        scene.layOut()
        #expect(scene.stack.frame.size == CGSize(width: 130, height: 65))
        #expect(scene.views[0].frame == CGRect(x: 0, y: 55, width: 100, height: 10))
        #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 25, width: 30, height: 40))
    }

    /// A stack view positioned by a mask or by code lays out its views in its frame.
    @Test func stackPositionedByCode() {
        UIScreen.main.device = .standard
        let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10)])
        stack.frame = CGRect(x: 5, y: 5, width: 90, height: 30)
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 45, y: 0, width: 45, height: 30))
    }

    /// The background is drawn from iOS 14 on.
    @Test(arguments: [(13, 0), (14, 1)])
    func background(iOS: Int, fills: Int) throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-8")), iOS: IOSVersion(iOS))
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stack.backgroundColor = .red
        let context = CGContext(size: stack.bounds.size, scale: 1)
        stack.resolveColors()
        stack.layer.render(in: context)
        #expect(context.displayList.description.split(separator: "\n").count == 1 + fills)
        #expect(stack.backgroundColor == .red)
    }

    @Test func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill)
        #expect(stack.alignment == .fill && stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }
}
