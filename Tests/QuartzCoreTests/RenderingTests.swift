import ContactSheetDiagnostics
import QuartzCore
import Testing

/// Source: developer.apple.com on CALayer's style properties and content.
@MainActor @Suite struct RenderingTests {
    @Test func opaqueShapeMasksBecomeClips() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let masked = layer(40, .white) { $0.mask = shape }
        #expect(
            dump(masked) == ["  group clip rect(0 0 10 10)", "    fill rect(0 0 40 40) #ffffff"])
    }

    @Test func translucentMasksApplyToShadows() {
        let masked = layer(40, .white) {
            $0.mask = layer(10, CGColor(gray: 0, alpha: 0.5))
            $0.shadowOpacity = 1
        }
        #expect(
            dump(masked) == [
                "  group", "    mask", "      fill rect(0 0 10 10) #000000/0.5",
                "    group shadow 0,-3 blur 3 #000000", "      fill rect(0 0 40 40) #ffffff",
            ])
    }

    @Test func shadowsAreRotatedWithTheLayer() {
        let outer = layer()
        let turned = layer(20, .white) {
            $0.shadowOpacity = 1
            $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        outer.addSublayer(turned)
        #expect(dump(outer).first == "  group shadow 3,0 blur 3 #000000")
    }

    @Test func sublayerTransformsAndFlips() {
        let outer = layer()
        outer.addSublayer(layer(10, .white))
        outer.isGeometryFlipped = true
        #expect(dump(outer) == ["  fill rect(0 30 10 10) #ffffff"])
        outer.isGeometryFlipped = false
        outer.sublayerTransform = CATransform3DMakeTranslation(3, 4, 0)
        #expect(dump(outer) == ["  fill rect(3 4 10 10) #ffffff"])
    }

    @Test func doubleSidedLayers() {
        let card = layer(20, .white) { $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        let outer = layer()
        outer.addSublayer(card)
        #expect(dump(outer).count == 1)
        card.isDoubleSided = false
        #expect(dump(outer).isEmpty)
    }

    @Test(
        arguments: [
            (.resize, CGRect(x: 0, y: 0, width: 40, height: 20)),
            (.resizeAspect, CGRect(x: 10, y: 0, width: 20, height: 20)),
            (.resizeAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
            (.center, CGRect(x: 18, y: 8, width: 4, height: 4)),
            (.bottomRight, CGRect(x: 36, y: 16, width: 4, height: 4)),
            (.top, CGRect(x: 18, y: 0, width: 4, height: 4)),
        ] as [(CALayerContentsGravity, CGRect)])
    func gravities(gravity: CALayerContentsGravity, expected: CGRect) throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.contents = tile(8)
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        let context = CGContext(size: layer.bounds.size)
        layer.render(in: context)
        guard case .image(let placed)? = context.displayList.items.first else {
            Issue.record("no image")
            return
        }
        #expect(placed.rect == expected)
    }

    @Test func contentsRect() {
        let image = layer {
            $0.contents = tile()
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
        #expect(
            dump(image) == ["  group clip rect(0 0 40 40)", "    image 2×2 in rect(-40 0 80 40)"])
    }

    @Test func contentsCenter() {
        let image = layer {
            $0.contents = tile(10)
            $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        }
        let clips = dump(image).filter { $0.contains("clip") }
        #expect(
            clips == [
                "  group clip rect(0 0 5 5)", "  group clip rect(35 0 5 5)",
                "  group clip rect(0 35 5 5)", "  group clip rect(35 35 5 5)",
            ])
    }

    /// Property: patches meet on whole pixels, so that there is no visible seam.
    @Test func contentsCenterPartsMeetOnPixelBoundaries() {
        let image = layer {
            $0.contents = tile(10)
            $0.contentsCenter = CGRect(x: 0.42, y: 0, width: 0.16, height: 1)
        }
        let clips = dump(image).filter { $0.contains("clip") }
        #expect(
            clips == [
                "  group clip rect(0 0 4 40)", "  group clip rect(4 0 32 40)",
                "  group clip rect(36 0 4 40)",
            ])
    }

    @Test func invalidContentsAreReported() {
        let (_, log) = DiagnosticLog.collecting {
            _ = dump(layer { $0.contents = "picture" })
            _ = dump(layer { $0.compositingFilter = "multiplyBlendMode" })
        }
        #expect(log.count == 2)
    }

    final class Drawn: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
        }
    }

    @Test func drawingIsClippedToTheBounds() {
        let layer = Drawn()
        layer.bounds.size = CGSize(width: 40, height: 40)
        #expect(dump(layer).isEmpty)
        layer.setNeedsDisplay()
        #expect(
            dump(layer) == ["  group clip rect(0 0 40 40)", "    fill rect(-5 -5 10 10) #000000"])
    }
}
