import QuartzCore
import Testing

/// Source: developer.apple.com on `CAMediaTiming`.
@MainActor @Suite struct AnimationMomentTests {
    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.duration = 1
        change(animation)
        return animation
    }

    @Test func anAnimationIsRemovedAtItsEnd() {
        filming { layer in
            layer.opacity = 0.5
            layer.add(fade(), forKey: "fade")
            #expect(layer.shownOpacity == 0)
            wait(0.25)
            #expect(layer.shownOpacity == 0.25 && layer.opacity == 0.5)
            wait(0.75)
            #expect(layer.shownOpacity == 0.5 && layer.animationKeys() == nil)
        }
    }

    @Test func repetitionsAndReversal() {
        filming { layer in
            layer.add(
                fade {
                    $0.repeatCount = 2
                    $0.autoreverses = true
                }, forKey: nil)
            var shown: [Float] = []
            for _ in 0..<8 {
                shown.append(layer.shownOpacity)
                wait(0.5)
            }
            #expect(shown == [0, 0.5, 1, 0.5, 0, 0.5, 1, 0.5])
            #expect(layer.shownOpacity == 1 && layer.animationKeys() == nil)
        }
    }

    @Test func aRepeatDurationEndsARepetition() {
        filming { layer in
            layer.add(fade { $0.repeatDuration = 1.5 }, forKey: "fade")
            wait(1.25)
            #expect(layer.shownOpacity == 0.25)
            wait(0.3)
            #expect(layer.animation(forKey: "fade") == nil)
        }
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, Float(0.5), Float(0.5)), (.backwards, 0, 0.5),
        (.forwards, 0.5, 1), (.both, 0, 1),
    ])
    func fillModes(mode: CAMediaTimingFillMode, before: Float, after: Float) {
        filming { layer in
            layer.opacity = 0.5
            layer.add(
                fade {
                    $0.beginTime = 1
                    $0.fillMode = mode
                    $0.isRemovedOnCompletion = false
                }, forKey: nil)
            wait(0.5)
            #expect(layer.shownOpacity == before)
            wait(2)
            #expect(layer.shownOpacity == after)
        }
    }

    @Test func speedAndTimeOffset() {
        filming { layer in
            layer.add(
                fade {
                    $0.speed = 2
                    $0.timeOffset = 0.25
                }, forKey: "fade")
            wait(0.25)
            #expect(layer.shownOpacity == 0.75)
            wait(0.125)
            #expect(layer.animation(forKey: "fade") == nil)
        }
    }
}
