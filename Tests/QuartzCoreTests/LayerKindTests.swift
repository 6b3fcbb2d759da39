import QuartzCore
import Testing

/// Source: developer.apple.com on each class; positions calculated by hand.
@MainActor @Suite struct LayerKindTests {
    @Test func aShapeIsFilledThenStroked() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(dump(shape) == ["  fill rect(0 0 10 10) #000000"])
        shape.fillRule = .evenOdd
        shape.strokeColor = .white
        shape.lineWidth = 2
        #expect(
            dump(shape) == [
                "  fill even-odd rect(0 0 10 10) #000000", "  stroke 2 rect(0 0 10 10) #ffffff",
            ])
        shape.fillColor = nil
        shape.strokeEnd = 0.25
        #expect(dump(shape) == ["  stroke 2 path(M0,0 L10,0) #ffffff"])
    }

    private func gradient(_ style: (CAGradientLayer) -> Void) -> Paint? {
        let layer = CAGradientLayer()
        layer.bounds.size = CGSize(width: 40, height: 20)
        layer.colors = [CGColor.black, CGColor.white]
        style(layer)
        let context = CGContext(size: layer.bounds.size)
        layer.render(in: context)
        return context.displayList.items.first?.innermostFill?.paint
    }

    @Test func anAxialGradientRunsDown() {
        guard case .linearGradient(let stops, let start, let end)? = gradient({ _ in }) else {
            Issue.record("no gradient")
            return
        }
        #expect(start == CGPoint(x: 20, y: 0) && end == CGPoint(x: 20, y: 20))
        #expect(stops.stops.map(\.location) == [0, 1])
    }

    /// A gradient that is animated across a layer begins before the layer and ends after it.
    @Test func gradientLocationsOutsideTheRange() {
        guard
            case .linearGradient(let stops, let start, let end)? = gradient({
                $0.locations = [-1, 2]
            })
        else {
            Issue.record("no gradient")
            return
        }
        #expect(start == CGPoint(x: 20, y: -20) && end == CGPoint(x: 20, y: 40))
        #expect(stops.stops.map(\.location) == [0, 1])
    }

    @Test func aRadialGradientIsAnEllipse() {
        let paint = gradient {
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        guard case .radialGradient(_, _, let to)? = paint else {
            Issue.record("no gradient")
            return
        }
        #expect(to.radius == 20 && to.center == .zero)
    }

    @Test func replicatorLayers() {
        let replicator = CAReplicatorLayer()
        replicator.bounds.size = CGSize(width: 40, height: 40)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceAlphaOffset = -0.25
        replicator.addSublayer(layer(8, .white))
        #expect(
            dump(replicator) == [
                "  fill rect(0 0 8 8) #ffffff", "  fill rect(10 0 8 8) #ffffff/0.75",
                "  fill rect(20 0 8 8) #ffffff/0.5",
            ])
    }

    /// Source: Apple's documentation of `instanceDelay`.
    @MainActor @Test func replicatedAnimationsAreDelayed() {
        filming { root in
            let replicator = CAReplicatorLayer()
            replicator.bounds.size = CGSize(width: 40, height: 40)
            replicator.instanceCount = 2
            replicator.instanceDelay = 1
            let square = layer(8, .white)
            replicator.addSublayer(square)
            root.addSublayer(replicator)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue) = (NSNumber(value: 4), NSNumber(value: 104))
            move.duration = 10
            square.add(move, forKey: "move")
            wait(5)
            #expect(
                dump(replicator) == [
                    "  fill rect(50 0 8 8) #ffffff", "  fill rect(40 0 8 8) #ffffff",
                ])
        }
    }

    @Test func transformLayersShowOnlySublayers() {
        let layer = CATransformLayer()
        layer.bounds.size = CGSize(width: 40, height: 40)
        layer.backgroundColor = .white
        layer.masksToBounds = true
        layer.addSublayer(QuartzCoreTests.layer(8, .black))
        #expect(dump(layer) == ["  fill rect(0 0 8 8) #000000"])
    }

    @Test func textStartsAtTheTop() {
        let layer = CATextLayer()
        layer.bounds.size = CGSize(width: 200, height: 40)
        layer.string = "Text"
        layer.fontSize = 20
        layer.foregroundColor = .black
        let line = dump(layer).first ?? ""
        #expect(line.contains("\"Text\"") && line.contains(" 20 at 0,"))
        layer.alignmentMode = .right
        #expect(!(dump(layer).first ?? "at 0,").contains(" at 0,"))
        layer.string = NSAttributedString(string: "More")
        #expect(dump(layer).first?.contains("\"More\"") == true)
    }

    @Test func copiesHaveNoSuperlayer() {
        let shape = CAShapeLayer()
        shape.lineWidth = 7
        shape.cornerRadius = 3
        CALayer().addSublayer(shape)
        let copy = CAShapeLayer(layer: shape)
        #expect(copy.lineWidth == 7 && copy.cornerRadius == 3 && copy.superlayer == nil)
    }
}

extension DisplayItem {
    fileprivate var innermostFill: Fill? {
        switch self {
        case .fill(let fill): fill
        case .group(let group): group.items.first?.innermostFill
        default: nil
        }
    }
}
