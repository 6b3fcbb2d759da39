import ContactSheetDiagnostics
import QuartzCore
import Testing

/// Source: developer.apple.com on `fillMode` and `isRemovedOnCompletion`; images show layers at
/// rest.
@MainActor @Suite struct AnimationTests {
    private func held(_ keyPath: String, to value: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = value
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }

    private let white = "  fill rect(0 0 40 40) #ffffff"

    @Test func removedAnimationsShowTheModelValue() {
        let layer = layer(40, .white)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        layer.add(fade, forKey: "fade")
        #expect(dump(layer) == [white] && layer.animationKeys() == nil)
    }

    @Test func fillModeForwardsShowsTheFinalValue() {
        let outer = layer()
        let inner = layer(20, .white)
        outer.addSublayer(inner)
        inner.add(held("opacity", to: 0.5), forKey: "fade")
        inner.add(held("position.x", to: NSNumber(value: 30)), forKey: "move")
        inner.add(held("transform.scale", to: 0.5), forKey: "shrink")
        #expect(
            dump(outer) == ["  group opacity 0.5", "    fill rect(25 5 10 10) #ffffff"])
        #expect(inner.opacity == 1 && inner.position == CGPoint(x: 10, y: 10))
        #expect(CATransform3DIsIdentity(inner.transform))
        inner.removeAllAnimations()
        #expect(dump(outer) == ["  fill rect(0 0 20 20) #ffffff"])
    }

    @Test func groupsKeyframesAndPointsInBoxes() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.fillColor = nil
        layer.strokeColor = .white
        let stroke = CAKeyframeAnimation(keyPath: "strokeEnd")
        stroke.values = [0, 0.1, 0.25]
        let group = CAAnimationGroup()
        group.animations = [stroke]
        group.fillMode = .both
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: nil)
        #expect(dump(layer) == ["  stroke 1 path(M0,0 L10,0) #ffffff"])
        let box = NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3))
        #expect(box.caTransform3DValue.m42 == 2)
    }

    @Test func infiniteAnimationsShowTheModelValue() {
        let layer = layer(40, .white)
        let pulse = held("opacity", to: 0)
        pulse.repeatCount = .infinity
        layer.add(pulse, forKey: "pulse")
        #expect(dump(layer) == [white] && layer.animationKeys() == ["pulse"])
    }

    final class Chain: CAAnimationDelegate {
        let layer: CALayer
        var count = 0
        init(_ layer: CALayer) { self.layer = layer }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            count += 1
            let next = CABasicAnimation(keyPath: "opacity")
            next.delegate = self
            layer.add(next, forKey: "next")
        }
    }

    @Test func animationsThatRestartThemselves() {
        let chain = Chain(CALayer())
        let (_, log) = DiagnosticLog.collecting {
            chain.animationDidStop(CAAnimation(), finished: true)
        }
        #expect(chain.count < 100 && log.count == 1)
    }

    @Test func transactionsCallTheirCompletion() {
        var done: [Int] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.append(1) }
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions() && done.isEmpty)
        CATransaction.commit()
        CATransaction.commit()
        #expect(done == [1] && !CATransaction.disableActions())
    }

    @Test func valuesByName() {
        let layer = CALayer()
        layer.setValue(NSNumber(value: Double.pi / 2), forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m12 - 1) < 1e-12)
        layer.setValue(2, forKeyPath: "transform.scale.x")
        #expect(abs(layer.transform.m12 - 2) < 1e-12 && abs(layer.transform.m21 + 1) < 1e-12)
        // Undocumented, but public projects animate it.
        layer.setValue(3, forKeyPath: "transform.scale.xy")
        #expect(abs(layer.transform.m12 - 3) < 1e-12 && abs(layer.transform.m21 + 3) < 1e-12)
        #expect(
            (layer.value(forKeyPath: "transform.scale.xy") as? CGFloat).map { abs($0 - 3) < 1e-12 }
                == true)
        layer.setValue(CGFloat(7), forKeyPath: "bounds.size.width")
        #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 7)
        layer.setValue("mine", forKey: "note")
        layer.setValue("nonsense", forKeyPath: "position.x")
        #expect(layer.value(forKey: "note") as? String == "mine" && layer.position == .zero)
    }
}

/// Source: matrix products calculated by hand; the product with the inverse is the identity.
@MainActor @Suite struct Transform3DTests {
    @Test func animationsAreAppliedInOrder() {
        let move = CATransform3DMakeTranslation(5, 0, 0)
        let t = CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 1))
        #expect(t.m41 == 10 && t.m11 == 2)
        #expect(CATransform3DScale(move, 2, 2, 1).m41 == 5)
        #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0).m41 == 10)
    }

    @Test func inverseTransforms() {
        var t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
        t.m34 = -1 / 500
        let back = CATransform3DConcat(t, CATransform3DInvert(t))
        #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m42) < 1e-9 && abs(back.m34) < 1e-12)
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }
}
