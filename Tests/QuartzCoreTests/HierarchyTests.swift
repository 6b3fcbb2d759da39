import ContactSheetDiagnostics
import QuartzCore
import Testing

/// Source: developer.apple.com on CALayer's hierarchy, hit testing, and coordinate spaces.
@MainActor @Suite struct HierarchyTests {
    @Test func orderOfSiblings() {
        let (top, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
        top.addSublayer(a)
        top.insertSublayer(b, below: a)
        top.insertSublayer(c, above: b)
        #expect(top.sublayers == [b, c, a])
        top.insertSublayer(a, at: 0)
        #expect(top.sublayers == [a, b, c])
        let d = CALayer()
        top.replaceSublayer(b, with: d)
        #expect(top.sublayers == [a, d, c] && b.superlayer == nil)
        top.sublayers = nil
        #expect(a.superlayer == nil && top.sublayers == nil)
    }

    @Test func layersCannotContainThemselves() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        let (_, log) = DiagnosticLog.collecting {
            inner.addSublayer(outer)
            outer.addSublayer(outer)
            inner.mask = outer
            outer.mask = outer
        }
        #expect(log.count >= 1 && inner.sublayers == nil && outer.superlayer == nil)
        #expect(inner.mask == nil && outer.mask == nil)
        #expect(outer.sublayers == [inner])
    }

    @Test func aMaskBelongsToOneLayer() {
        let (a, b, mask) = (CALayer(), CALayer(), CALayer())
        a.mask = mask
        b.mask = mask
        #expect(a.mask == nil && b.mask === mask)
        a.addSublayer(mask)
        #expect(b.mask == nil && mask.superlayer === a)
    }

    @Test func hitTestReturnsTheDeepestLayer() {
        let outer = layer(40)
        let inner = layer(10)
        inner.position = CGPoint(x: 20, y: 20)
        outer.addSublayer(inner)
        #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === inner)
        #expect(outer.hitTest(CGPoint(x: 30, y: 20)) === outer)
        #expect(outer.hitTest(CGPoint(x: 41, y: 20)) == nil)
        #expect(outer.hitTest(CGPoint(x: CGFloat.nan, y: 0)) == nil)
        inner.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === outer)
    }

    @Test func conversionBetweenCoordinateSpaces() {
        let (outer, a, b) = (layer(40), layer(10), layer(10))
        outer.addSublayer(a)
        outer.addSublayer(b)
        a.frame.origin = CGPoint(x: 5, y: 5)
        b.frame.origin = CGPoint(x: 20, y: 0)
        #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -15, y: 5))
        #expect(a.convert(CGPoint(x: 1, y: 1), from: outer) == CGPoint(x: -4, y: -4))
        outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(a.convert(CGPoint.zero, to: outer) == CGPoint(x: -10, y: -10))
    }

    final class Laid: CALayer {
        var count = 0
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override func layoutSublayers() { count += 1 }
    }

    @Test func layersAreLaidOutOnceBeforeTheyAreRecorded() {
        let layer = Laid()
        layer.bounds.size = CGSize(width: 10, height: 10)
        _ = dump(layer)
        _ = dump(layer)
        #expect(layer.count == 1)
        layer.bounds.size.width = 20
        layer.layoutIfNeeded()
        #expect(layer.count == 2)
    }

    /// `layerClass` names classes whose `init()` isn't required.
    @Test func layersAreCreatedFromTheirDynamicType() {
        #expect(CALayer.layer(ofType: Laid.self) is Laid)
        #expect(CALayer.layer(ofType: CAShapeLayer.self) is CAShapeLayer)
        #expect(type(of: CALayer.layer(ofType: NSObject.self)) == CALayer.self)
    }
}
