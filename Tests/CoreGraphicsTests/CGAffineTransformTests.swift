import CoreGraphics
import Testing

/// Source: developer.apple.com on CGAffineTransform: row vectors; `translatedBy` and similar
/// methods pre-multiply.
@Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 1, y: 0)

    @Test func translatedByMovesInTheTransformsOwnSpace() {
        let doubled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(point.applying(doubled) == CGPoint(x: 22, y: 30))
        #expect(doubled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 5, y: 7)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 7, y: 7))
        #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 12, y: 14))
    }

    @Test func aPositiveAngleTurnsXTowardY() {
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
        let own = CGAffineTransform(translationX: 4, y: 0).rotated(by: .pi / 2)
        #expect(abs(point.applying(own).x - 4) < 1e-15)
    }

    @Test func inverseTransforms() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
        let back = t.concatenating(t.inverted())
        let parts = [back.a - 1, back.b, back.c, back.d - 1, back.tx, back.ty]
        for part in parts {
            #expect(abs(part) < 1e-12)
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func transformedRectanglesAreBoundingBoxes() {
        let rect = CGRect(x: 0, y: 0, width: 480, height: 300)
        let box = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.minX + 300) < 1e-9 && abs(box.width - 300) < 1e-9)
        #expect(abs(box.height - 480) < 1e-9)
    }
}

/// Source: the rule of Documentation/Layout.md 3.9, "halves up", with numbers calculated by hand.
@Suite struct PixelGridTests {
    @Test(
        arguments: [
            (1, 124.349882, 124), (1, 0.5, 1), (1, -0.5, 0), (1, 1.49, 1), (2, 10.25, 10.5),
            (2, 10.2, 10), (3, 164.5, 164.6666666667), (2, 0.75 - 1e-12, 1),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func halvesAreRoundedUp(scale: CGFloat, value: CGFloat, rounded: CGFloat) {
        #expect(abs(PixelGrid(scale: scale).round(value) - rounded) < 1e-9)
    }

    @Test func roundedSizesAreDifferencesOfRoundedEdges() {
        let rounded = PixelGrid(scale: 1).round(CGRect(x: 0.4, y: 0.5, width: 10.2, height: 10))
        #expect(rounded == CGRect(x: 0, y: 1, width: 11, height: 10))
    }
}
