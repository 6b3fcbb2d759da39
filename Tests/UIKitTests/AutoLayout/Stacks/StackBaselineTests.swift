import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 4.1, Documentation/Canvas.md 6.2, openradar 32291130, Apple's
/// documentation of UIStackView.
@MainActor @Suite struct StackBaselineTests {
    private func boxes() -> [UIView] {
        [BaselineBox(50, 60, ascent: 40), BaselineBox(50, 40, ascent: 30)]
    }

    /// The tops differ by the baselines' difference; the stack view extends from the first top to
    /// the last bottom.
    @Test func firstBaseline() {
        let scene = StackScene(boxes())
        scene.stack.alignment = .firstBaseline
        scene.layOut()
        #expect(scene.views.map(\.frame.minY) == [0, 10])
        #expect(scene.stack.frame.height == 60)
    }

    @Test func lastBaseline() {
        let scene = StackScene(boxes())
        scene.stack.alignment = .lastBaseline
        scene.layOut()
        #expect(scene.views.map(\.frame.minY) == [0, 10])
        #expect(scene.stack.frame.height == 60)
    }

    /// openradar 32291130: the top is the first view's, so a taller second view extends above it.
    @Test func theFirstViewGivesTheTop() {
        let scene = StackScene(Array(boxes().reversed()))
        scene.stack.alignment = .firstBaseline
        scene.layOut()
        #expect(scene.views.map(\.frame.minY) == [0, -10])
        #expect(scene.stack.frame.height == 50)
    }

    /// Documentation/Canvas.md 6.2: in a stack view that is too high, the row is at the bottom.
    @Test(arguments: [1, 2])
    func viewsTallerThanTheStack(count: Int) {
        let scene = StackScene(Array(boxes().prefix(count)), height: 100)
        scene.stack.alignment = .firstBaseline
        scene.layOut()
        #expect(scene.views.map(\.frame.minY) == Array([40, 50].prefix(count)))
    }

    /// In a column, spacing is measured between baselines.
    @Test func baselineRelative() {
        let scene = StackScene(boxes())
        scene.stack.axis = .vertical
        scene.stack.spacing = 70
        scene.stack.isBaselineRelativeArrangement = true
        scene.layOut()
        #expect(scene.views.map(\.frame.minY) == [0, 80])
        #expect(scene.stack.frame.height == 120)
    }

    /// A hidden view has no effect on the distance between its neighbors' baselines.
    @Test func baselineRelativeAroundAHiddenView() {
        let scene = StackScene(boxes() + boxes())
        scene.stack.axis = .vertical
        scene.stack.spacing = 70
        scene.stack.isBaselineRelativeArrangement = true
        scene.views[1].isHidden = true
        scene.layOut()
        #expect(scene.views[2].frame.minY == 70)
    }

    /// In the corpus's only document with system spacing between baselines, lines have no gap.
    @Test func systemSpacingBetweenBaselines() {
        let labels = [34.0, 28.0].map { size -> UILabel in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let scene = StackScene(labels)
        scene.stack.axis = .vertical
        scene.stack.spacing = UIStackView.spacingUseSystem
        scene.stack.isBaselineRelativeArrangement = true
        scene.layOut()
        #expect(labels[0].frame.height > 0)
        #expect(abs(labels[1].frame.minY - labels[0].frame.maxY) < 1e-6)
    }

    /// A row's baselines are those of its tallest view; a column's, those of its first and last
    /// view.
    @Test func baselineViews() {
        let scene = StackScene(Array(boxes().reversed()))
        scene.stack.alignment = .center
        scene.layOut()
        #expect(scene.stack.forFirstBaselineLayout === scene.views[1])
        #expect(scene.stack.forLastBaselineLayout === scene.views[1])
        scene.stack.axis = .vertical
        #expect(scene.stack.forFirstBaselineLayout === scene.views[0])
        #expect(scene.stack.forLastBaselineLayout === scene.views[1])
        scene.views[0].isHidden = true
        #expect(scene.stack.forFirstBaselineLayout === scene.views[1])
        let outer = UIStackView(arrangedSubviews: [scene.stack])
        #expect(outer.forFirstBaselineLayout === scene.views[1])
        #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    }

    /// A view next to a stack view can be constrained to its baseline.
    @Test func constraintToTheBaselineOfAStack() {
        let scene = StackScene(boxes())
        scene.stack.alignment = .center
        let other = BaselineBox(10, 10, ascent: 8)
        other.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(other)
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: scene.stack.trailingAnchor),
            other.firstBaselineAnchor.constraint(equalTo: scene.stack.firstBaselineAnchor),
        ])
        scene.layOut()
        #expect(other.frame == CGRect(x: 100, y: 32, width: 10, height: 10))
    }

    /// Two labels with several lines in a row have equal widths (frames in a document: 367 points,
    /// spacing 10, 178.5 each).
    @Test func textsOfSeveralLinesShareARow() {
        let labels = ["Label", "Label"].map { text -> UILabel in
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 15)
            return label
        }
        let scene = StackScene(labels, width: 367)
        scene.stack.spacing = 10
        scene.layOut()
        let grid = UIScreen.main.grid
        #expect(
            scene.extents == [
                Extent(0, grid.round(178.5)), Extent(grid.round(188.5), 367 - grid.round(188.5)),
            ])
    }

    /// In a column, the views keep their widths, inside a guide that spans them and the stack view.
    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func columnsByBaseline(alignment: UIStackView.Alignment) {
        let scene = StackScene(width: 300)
        scene.stack.axis = .vertical
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(scene.views.map(\.frame.width) == [160, 80, 40])
        #expect(scene.views.map(\.frame.minY) == [0, 200, 300])
        #expect(scene.views.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 300 })
        let free = StackScene()
        free.stack.axis = .vertical
        free.stack.alignment = alignment
        free.layOut()
        #expect(free.stack.frame.width == 160)
    }
}
