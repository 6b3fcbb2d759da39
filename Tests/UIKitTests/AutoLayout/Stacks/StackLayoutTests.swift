import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the vectors of Documentation/Layout.md 4.5 and 3.9.
@MainActor @Suite struct StackLayoutTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        var distribution = UIStackView.Distribution.fill
        var width: CGFloat?
        var spacing: CGFloat = 0
        let extents: [(CGFloat, CGFloat)]

        var testDescription: String { "\(distribution) \(width ?? 0) \(spacing)" }
    }

    /// Documentation/Layout.md 4.5, the table's rows; lengths are rounded to thirds of a point
    /// (3.9).
    @Test(arguments: [
        Vector(extents: [(0, 160), (160, 80), (240, 40)]),
        Vector(
            distribution: .fillEqually, width: 400,
            extents: [(0, 133.3333), (133.3333, 133.3333), (266.6667, 133.3333)]),
        Vector(
            distribution: .fillProportionally, width: 200,
            extents: [(0, 114.3333), (114.3333, 57), (171.3333, 28.6667)]),
        Vector(
            distribution: .fillProportionally, width: 300, spacing: 10,
            extents: [(0, 160), (170, 80), (260, 40)]),
        Vector(
            distribution: .fillProportionally, width: 200, spacing: 10,
            extents: [(0, 106.6667), (116.6667, 53.3333), (180, 20)]),
        Vector(
            distribution: .equalSpacing, width: 400,
            extents: [(0, 160), (220, 80), (360, 40)]),
        Vector(
            distribution: .equalCentering, width: 400,
            extents: [(0, 160), (190, 80), (360, 40)]),
    ])
    func row(_ vector: Vector) {
        let scene = StackScene(width: vector.width, spacing: vector.spacing)
        scene.stack.distribution = vector.distribution
        scene.layOut()
        #expect(scene.extents == vector.extents.map { Extent($0.0, $0.1) })
        #expect(scene.stack.frame.width == vector.width ?? 280)
        #expect(scene.views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 200 })
        #expect(scene.stack.frame.height == 200)
    }

    /// The same vectors for a column.
    @Test func column() {
        let scene = StackScene([Box(200, 160), Box(100, 80), Box(50, 40)], height: 400)
        scene.stack.axis = .vertical
        scene.stack.distribution = .equalCentering
        scene.layOut()
        #expect(scene.extents == [Extent(0, 160), Extent(190, 80), Extent(360, 40)])
        #expect(scene.stack.frame.size == CGSize(width: 200, height: 400))
    }

    /// Documentation/Layout.md 3.11 and 4.1: `fill` with equal hugging priorities is ambiguous; the first
    /// view takes the room that is left.
    @Test func equalHuggingIsAmbiguous() {
        let scene = StackScene(width: 400)
        scene.layOut()
        #expect(scene.extents == [Extent(0, 280), Extent(280, 80), Extent(360, 40)])
        #expect(scene.views.contains { $0.hasAmbiguousLayout })
        scene.views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(!scene.views.contains { $0.hasAmbiguousLayout })
    }

    /// Documentation/Layout.md 4.5: `fill` with one view at a hugging priority of 249, which takes
    /// all of the 120 points left over.
    @Test func theViewWithTheLowestHuggingGrows() {
        let scene = StackScene(width: 400)
        scene.views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        scene.layOut()
        #expect(scene.extents == [Extent(0, 160), Extent(160, 200), Extent(360, 40)])
    }

    /// Documentation/Layout.md 4.5: an unconstrained stack view is as high as its highest view, and
    /// views with their own size are positioned by the alignment: 0, 50, 75 for the center.
    @Test(
        arguments: [
            (.leading, [0, 0, 0]), (.center, [0, 50, 75]), (.trailing, [0, 100, 150]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func alignment(_ alignment: UIStackView.Alignment, tops: [CGFloat]) {
        let scene = StackScene()
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(scene.stack.frame.size == CGSize(width: 280, height: 200))
        #expect(scene.views.map(\.frame.minY) == tops)
        #expect(scene.views.map(\.frame.height) == [200, 100, 50])
    }

    /// Documentation/Layout.md 4.1: in a stack view that is too high, the views stay at their side.
    @Test(
        arguments: [
            (.leading, [0, 0]), (.center, [150, 175]), (.trailing, [300, 350]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func alignmentInATallStack(_ alignment: UIStackView.Alignment, tops: [CGFloat]) {
        let scene = StackScene([Box(80, 100), Box(40, 50)], height: 400)
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(scene.views.map(\.frame.minY) == tops)
        #expect(scene.views.map(\.frame.height) == [100, 50])
    }

    /// Documentation/Layout.md 4.1: a single view has no spanning guide, and is positioned in the
    /// same way.
    @Test(
        arguments: [(.leading, 0), (.center, 150), (.trailing, 300)]
            as [(UIStackView.Alignment, CGFloat)])
    func singleView(_ alignment: UIStackView.Alignment, top: CGFloat) {
        let scene = StackScene([Box(80, 100)], height: 400)
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(scene.views[0].frame == CGRect(x: 0, y: top, width: 80, height: 100))
        #expect(scene.stack.layoutGuides.isEmpty)
    }

    /// Documentation/Canvas.md 6.1: a view without a height collapses next to the others, but fills
    /// a centered row.
    @Test(
        arguments: [(.leading, 0), (.trailing, 0), (.center, 100)]
            as [(UIStackView.Alignment, CGFloat)])
    func viewWithoutHeight(_ alignment: UIStackView.Alignment, height: CGFloat) {
        let plain = UIView()
        plain.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let scene = StackScene([Box(80, 100), plain])
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(plain.frame.height == height && scene.stack.frame.height == 100)
    }

    /// The same in a column, as for a text view in a document of the corpus.
    @Test func viewWithoutWidthInACenteredColumn() {
        let plain = UIView()
        plain.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let scene = StackScene([Box(80, 100), plain], width: 200)
        scene.stack.axis = .vertical
        scene.stack.alignment = .center
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [60, 0])
        #expect(scene.views.map(\.frame.width) == [80, 200])
    }

    /// Documentation/Layout.md 3.9: equal parts on the pixel grid, based on absolute edges.
    @Test(
        arguments: [
            (335, 4, 10, "iphone-8", [0, 86.5, 172.5, 259], [76.5, 76, 76.5, 76]),
            (667, 3, 0, "iphone-8", [0, 222.5, 444.5], [222.5, 222, 222.5]),
            (256, 2, 27, "iphone-15", [0, 141.6667], [114.6667, 114.3333]),
            (295, 2, 0, "iphone-15", [0, 147.6667], [147.6667, 147.3333]),
            (
                390, 7, 0, "iphone-15",
                [0, 55.6667, 111.3333, 167, 223, 278.6667, 334.3333],
                [55.6667, 55.6667, 55.6667, 56, 55.6667, 55.6667, 55.6667]
            ),
        ] as [(CGFloat, Int, CGFloat, String, [CGFloat], [CGFloat])])
    func equalPartsOnPixels(
        parent: CGFloat, count: Int, spacing: CGFloat, slug: String, offsets: [CGFloat],
        widths: [CGFloat]
    ) throws {
        let scene = StackScene((0..<count).map { _ in UIView() }, width: parent, height: 10)
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(slug)), iOS: IOSVersion(16))
        scene.stack.distribution = .fillEqually
        scene.stack.spacing = spacing
        scene.layOut()
        #expect(scene.extents == zip(offsets, widths).map { Extent($0, $1) })
    }

    /// Documentation/Layout.md 3.9, the row whose parent is a quarter of a point off the grid.
    @Test func equalPartsFromAFractionalPlace() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-8")), iOS: IOSVersion(16))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
        let stack = UIStackView(arrangedSubviews: (0..<6).map { _ in UIView() })
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.25),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 502.2),
            stack.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 83.5, 167, 251, 334.5, 418.5])
        #expect(stack.frame.width == 502)
    }

    /// Documentation/Layout.md 4.5: the size of an unconstrained stack view equals its fitting
    /// size.
    @Test func fittingSize() {
        let scene = StackScene(spacing: 10)
        let compressed = UIView.layoutFittingCompressedSize
        #expect(
            scene.stack.systemLayoutSizeFitting(compressed) == CGSize(width: 300, height: 200))
        scene.stack.distribution = .equalSpacing
        scene.stack.alignment = .center
        #expect(
            scene.stack.systemLayoutSizeFitting(compressed) == CGSize(width: 300, height: 200))
        let alone = UIStackView(arrangedSubviews: [Box(30, 20), Box(10, 40)])
        alone.axis = .vertical
        #expect(alone.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 60))
    }
}
