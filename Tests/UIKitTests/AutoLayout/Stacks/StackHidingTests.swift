import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 4.2 on hidden views and spacing.
@MainActor @Suite struct StackHidingTests {
    /// There is no spacing next to a hidden view at either end, and half the spacing on each side
    /// of one inside.
    @Test(
        arguments: [
            ([0], [0, 10], [0, 0, 90], 130), ([1], [5, 5], [0, 165, 170], 210),
            ([2], [10, 0], [0, 170, 250], 250), ([0, 1], [0, 0], [0, 0, 0], 40),
            ([0, 2], [0, 0], [0, 0, 80], 80), ([], [10, 10], [0, 170, 260], 300),
            ([0, 1, 2], [0, 0], [0, 0, 0], 0),
        ] as [([Int], [CGFloat], [CGFloat], CGFloat)])
    func spacing(hidden: [Int], spacings: [CGFloat], offsets: [CGFloat], width: CGFloat) {
        let scene = StackScene(spacing: 10)
        for index in hidden { scene.views[index].isHidden = true }
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == offsets)
        #expect(scene.stack.frame.width == width)
        let made = scene.stack.constraints.filter { $0.identifier == "UISV-spacing" }
        #expect(made.map(\.constant) == spacings)
    }

    /// Two adjacent hidden views share one gap.
    @Test func neighborsHidden() {
        let scene = StackScene((0..<4).map { _ in Box(20, 20) })
        scene.stack.spacing = 10
        scene.views[1].isHidden = true
        scene.views[2].isHidden = true
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 25, 25, 30])
    }

    @Test func hidingAndShowingLaysOutAgain() {
        let scene = StackScene()
        scene.layOut()
        scene.views[0].isHidden = true
        scene.layOut()
        #expect(scene.extents == [Extent(0, 0), Extent(0, 80), Extent(80, 40)])
        scene.views[0].isHidden = false
        scene.layOut()
        #expect(scene.extents == [Extent(0, 160), Extent(160, 80), Extent(240, 40)])
    }

    /// Documentation/Layout.md 4.4: a change takes effect in the next pass of constraint updates.
    @Test func changesWaitForTheConstraintsPass() {
        let scene = StackScene()
        scene.layOut()
        let before = scene.stack.constraints
        scene.views[0].isHidden = true
        scene.stack.axis = .vertical
        scene.stack.distribution = .equalSpacing
        #expect(scene.stack.constraints == before && scene.stack.needsUpdateConstraints())
        scene.stack.updateConstraintsIfNeeded()
        #expect(scene.stack.constraints != before && !scene.stack.needsUpdateConstraints())
    }

    /// Documentation/Layout.md 4.4: after hiding in an animation block, the frames are laid out.
    @Test func hidingInAnAnimation() {
        let scene = StackScene()
        scene.layOut()
        UIView.animate(withDuration: 0.3) {
            scene.views[0].isHidden = true
            scene.layOut()
        }
        #expect(scene.extents == [Extent(0, 0), Extent(0, 80), Extent(80, 40)])
    }

    /// Equal parts, proportions, and gaps are based on the visible views only.
    @Test(
        arguments: [
            (.fillEqually, [Extent(0, 150), Extent(150, 0), Extent(150, 150)]),
            (.fillProportionally, [Extent(0, 240), Extent(240, 0), Extent(240, 60)]),
            (.equalSpacing, [Extent(0, 160), Extent(0, 0), Extent(260, 40)]),
        ] as [(UIStackView.Distribution, [Extent])])
    func distribution(_ distribution: UIStackView.Distribution, extents: [Extent]) {
        let scene = StackScene(width: 300)
        scene.stack.distribution = distribution
        scene.views[1].isHidden = true
        scene.layOut()
        #expect(scene.extents[0] == extents[0] && scene.extents[2] == extents[2])
        #expect(scene.extents[1].length == 0)
    }

    /// Documentation/Layout.md 4.2: from iOS 26 on, a required width of the view takes precedence, but
    /// its neighbors close up; earlier, it is broken.
    @Test(arguments: [(18, 0), (26, 50)] as [(Int, CGFloat)])
    func aRequiredWidth(iOS: Int, expected: CGFloat) throws {
        let scene = StackScene()
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-15")), iOS: IOSVersion(iOS))
        scene.views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
        scene.views[1].isHidden = true
        scene.layOut()
        #expect(scene.views[1].frame.width == expected)
        #expect(scene.views[2].frame.minX == 160)
        #expect(scene.stack.frame.width == 200)
    }

    /// Hiding all views in a stack view of a given width causes no conflict.
    @Test func allHiddenInAGivenWidth() {
        let scene = StackScene(width: 300)
        for view in scene.views { view.isHidden = true }
        scene.layOut()
        #expect(scene.stack.frame.width == 300)
        #expect(scene.extents.allSatisfy { $0.length == 0 })
    }
}
