import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 4.3 on custom spacing, margins and directions.
@MainActor @Suite struct StackSpacingTests {
    @Test func customSpacing() {
        let scene = StackScene(spacing: 10)
        scene.stack.setCustomSpacing(30, after: scene.views[0])
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 190, 280])
        #expect(scene.stack.customSpacing(after: scene.views[0]) == 30)
        #expect(
            scene.stack.customSpacing(after: scene.views[1]) == UIStackView.spacingUseDefault)
        scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: scene.views[0])
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 170, 260])
    }

    /// Documentation/Layout.md 3.7: the system spacing is 8.
    @Test func systemSpacing() {
        let scene = StackScene(spacing: 20)
        scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: scene.views[0])
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 168, 268])
        scene.stack.spacing = UIStackView.spacingUseSystem
        scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: scene.views[0])
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 168, 256])
    }

    /// Custom spacing after a visible view applies before the next visible one, and is removed with
    /// its view.
    @Test func customSpacingAroundHiddenViews() {
        let scene = StackScene(spacing: 10)
        scene.stack.setCustomSpacing(30, after: scene.views[0])
        scene.stack.setCustomSpacing(50, after: scene.views[1])
        scene.views[1].isHidden = true
        scene.layOut()
        #expect(scene.views[2].frame.minX == 190)
        scene.stack.removeArrangedSubview(scene.views[0])
        #expect(
            scene.stack.customSpacing(after: scene.views[0]) == UIStackView.spacingUseDefault)
    }

    /// The gaps of `equalSpacing` are equal, but none is smaller than its custom spacing.
    @Test func customSpacingIsALeastGap() {
        let scene = StackScene(width: 300)
        scene.stack.distribution = .equalSpacing
        scene.stack.setCustomSpacing(10, after: scene.views[0])
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 170, 260])
    }

    @Test func margins() {
        let scene = StackScene(spacing: 10)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.layOut()
        #expect(scene.stack.frame.size == CGSize(width: 306, height: 204))
        #expect(scene.views[0].frame == CGRect(x: 2, y: 1, width: 160, height: 200))
        scene.stack.layoutMargins.left = 20
        scene.layOut()
        #expect(scene.stack.frame.width == 324 && scene.views[0].frame.minX == 20)
    }

    /// Property: right-to-left layouts are mirrored, whether set by traits or by the stack view's
    /// semantic attribute.
    @Test(arguments: [true, false], UIStackView.Distribution.allCases)
    func rightToLeft(byTraits: Bool, distribution: UIStackView.Distribution) {
        let scene = StackScene(width: 400, spacing: 10)
        scene.stack.distribution = distribution
        scene.views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        scene.layOut()
        let mirrored = scene.extents.map { Extent(400 - $0.minimum - $0.length, $0.length) }
        defer { UIScreen.main.device = .standard }
        if byTraits {
            UIScreen.main.device.direction = .rightToLeft
            scene.root.sendTraitCollectionDidChange(from: UITraitCollection())
        } else {
            scene.stack.semanticContentAttribute = .forceRightToLeft
        }
        scene.root.setNeedsLayout()
        scene.layOut()
        let left = scene.stack.frame.minX
        #expect(scene.extents == mirrored)
        #expect(left == (byTraits ? 600 : 0))
    }

    /// Property: the leading side of a column is then on the right.
    @Test func rightToLeftColumn() {
        let scene = StackScene()
        scene.stack.semanticContentAttribute = .forceRightToLeft
        scene.stack.axis = .vertical
        scene.stack.alignment = .leading
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 80, 120])
    }
}
