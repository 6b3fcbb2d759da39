import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com, "Core Animation Programming Guide", on pausing and resuming the
/// animations of a layer tree.
@MainActor @Suite struct CALayerTimeTests {
    @Test func aPausedLayerContinuesWhereItStopped() {
        filming { layer in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            layer.add(animation, forKey: "fade")
            wait(0.25)
            let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = paused
            wait(5)
            #expect(layer.shownOpacity == 0.25)
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
            #expect(abs(layer.shownOpacity - 0.25) < 1e-6)
            wait(0.5)
            #expect(abs(layer.shownOpacity - 0.75) < 1e-6)
            wait(0.3)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func timesOfLayers() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        outer.speed = 2
        inner.timeOffset = 3
        inner.beginTime = 1
        #expect(inner.convertTime(5, from: nil) == (10 - 1) + 3)
        #expect(inner.convertTime(12, to: outer) == 10 && inner.convertTime(12, to: nil) == 5)
    }
}
