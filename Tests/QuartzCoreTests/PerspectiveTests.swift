import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Source: *Core Animation Programming Guide*, “Adding Perspective to Your Animations”.
@MainActor @Suite struct PerspectiveTests {
    /// A square of 200 points whose center is at (200, 200).
    private func square(_ layer: CALayer = CALayer()) -> CALayer {
        layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.position = CGPoint(x: 200, y: 200)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        return layer
    }

    private func turned(_ degrees: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return CATransform3DRotate(transform, degrees * .pi / 180, x, y, 0)
    }

    private func items(_ layer: CALayer) -> [DisplayItem] {
        let context = CGContext(size: CGSize(width: 400, height: 400), scale: 2)
        layer.render(in: context)
        return context.displayList.items
    }

    private func page(_ layer: CALayer) -> CALayer {
        let page = CALayer()
        page.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        page.addSublayer(layer)
        return page
    }

    @Test func aFoldingCellIsATrapezoid() throws {
        let layer = square()
        layer.transform = turned(45, 1, 0)
        let strips = items(page(layer)).map(\.shapeBox)
        let (top, bottom) = (try #require(strips.first), try #require(strips.last))
        // The edges are at y = ±100·cos 45° and z = ±100·sin 45° before the projection.
        let near = 1 / (1 - 70.711 / 500)
        let far = 1 / (1 + 70.711 / 500)
        let (y1, y2) = (min(top.minY, bottom.minY), max(top.maxY, bottom.maxY))
        let widths = [top.width, bottom.width].sorted()
        #expect(abs(widths[1] - 200 * near) < 0.6)
        #expect(abs(widths[0] - 200 * far) < 0.6)
        #expect(abs((y2 - y1) - 70.711 * (near + far)) < 0.1)
        #expect(strips.count > 100)
    }

    @Test func stripsJoinWithoutGaps() {
        let layer = square()
        layer.transform = turned(60, 0, 1)
        let strips = items(page(layer)).map(\.shapeBox).sorted { $0.minX < $1.minX }
        for (left, right) in zip(strips, strips.dropFirst()) {
            #expect(abs(left.maxX - right.minX) < 1e-6)
            // Whole pixels aren't blended with the background.
            #expect(abs((left.maxX * 2).rounded() - left.maxX * 2) < 1e-6)
        }
    }

    @Test func aSublayerTransformAppliesToAll() throws {
        let container = page(square())
        container.position = CGPoint(x: 200, y: 200)
        container.sublayerTransform.m34 = -1 / 500
        let layer = try #require(container.sublayers?.first)
        layer.zPosition = 100
        let box = try #require(items(container).first).shapeBox
        #expect(abs(box.width - 250) < 1e-6)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        #expect(items(container).count > 50)
    }

    /// Source: *Core Animation Programming Guide*, “Key-Value Coding Extensions”.
    @Test func theRotationIsReplacedByKeyPath() {
        let layer = square()
        layer.transform = turned(30, 1, 0)
        layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.x")
        let wanted = turned(60, 1, 0)
        let matrix = layer.transform
        #expect(abs(matrix.m22 - wanted.m22) < 1e-9)
        #expect(abs(matrix.m24 - wanted.m24) < 1e-9)
        layer.transform = turned(30, 0, 1)
        let angle = layer.value(forKeyPath: "transform.rotation.y") as? CGFloat
        #expect(abs((angle ?? 0) - .pi / 6) < 1e-9)
    }

    @Test func theBackOfALayerIsHidden() {
        let layer = square()
        layer.isDoubleSided = false
        layer.transform = turned(100, 1, 0)
        #expect(items(page(layer)).isEmpty)
        layer.transform = turned(80, 1, 0)
        #expect(!items(page(layer)).isEmpty)
    }

    @Test func aTransformLayerKeepsDepth() throws {
        let cube = square(CATransformLayer())
        for (z, red) in [(50.0, 1.0), (-50, 0)] {
            let side = square()
            side.position = CGPoint(x: 100, y: 100)
            side.zPosition = z
            side.backgroundColor = CGColor(red: red, green: 0, blue: 0, alpha: 1)
            cube.addSublayer(side)
        }
        let container = page(cube)
        container.position = CGPoint(x: 200, y: 200)
        container.sublayerTransform.m34 = -1 / 500
        func widths() -> [CGFloat] { items(container).map(\.shapeBox).map { $0.width.rounded() } }
        #expect(widths() == [182, 222])
        // Half a turn exchanges the sides.
        cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let fills = items(container).compactMap { item -> Double? in
            if case .fill(let fill) = item, case .color(let color) = fill.paint {
                color.red
            } else {
                nil
            }
        }
        #expect(fills == [1, 0])
    }
}
