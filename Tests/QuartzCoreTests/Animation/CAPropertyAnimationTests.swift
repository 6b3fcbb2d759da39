import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com on `CABasicAnimation` ("Setting Interpolation Values"),
/// `CAPropertyAnimation`, and `CAAnimationGroup`.
@MainActor @Suite struct CAPropertyAnimationTests {
    @Test(
        "the values that are set determine the ends",
        arguments: [
            (0.2, 0.6, nil, Float(0.2), Float(0.6)), (0.2, nil, 0.3, 0.2, 0.5),
            (nil, 0.6, 0.2, 0.4, 0.6), (0.2, nil, nil, 0.2, 1), (nil, 0.6, nil, 1, 0.6),
            (nil, nil, -0.5, 1, 0.5),
        ] as [(Double?, Double?, Double?, Float, Float)])
    func ends(from: Double?, to: Double?, by: Double?, start: Float, end: Float) {
        filming { layer in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            animation.duration = 1
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            #expect(abs(layer.shownOpacity - start) < 1e-6)
            wait(0.5)
            #expect(abs(layer.shownOpacity - (start + end) / 2) < 1e-6)
            wait(0.5)
            #expect(abs(layer.shownOpacity - end) < 1e-6)
        }
    }

    @Test func additiveAnimationsAreAdded() {
        filming { layer in
            layer.position = CGPoint(x: 100, y: 0)
            for (from, duration) in [(-100.0, 1.0), (40, 2)] {
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.fromValue, animation.toValue) = (from, 0)
                (animation.duration, animation.isAdditive) = (duration, true)
                layer.add(animation, forKey: nil)
            }
            wait(0.5)
            // 100, half of -100, and three quarters of 40
            #expect(abs(layer.shownPosition.x - 80) < 1e-9)
        }
    }

    @Test func cumulativeRepetitions() {
        filming { layer in
            let animation = CABasicAnimation(keyPath: "transform.rotation")
            (animation.fromValue, animation.toValue) = (0, Double.pi / 4)
            (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 3, true)
            layer.add(animation, forKey: nil)
            wait(1.5)
            let angle = layer.presentation()?.value(forKeyPath: "transform.rotation") as? CGFloat
            #expect(abs((angle ?? 0) - 1.5 * .pi / 4) < 1e-9)
        }
    }

    @Test func groupsHaveTheirOwnTime() {
        filming { layer in
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (0, 1, 1, 1)
            let group = CAAnimationGroup()
            (group.animations, group.duration, group.speed) = ([fade], 2, 2)
            layer.opacity = 0.5
            layer.add(group, forKey: "group")
            wait(0.25)
            #expect(layer.shownOpacity == 0.5)
            wait(0.5)
            #expect(layer.shownOpacity == 0.5 && layer.animation(forKey: "group") != nil)
            wait(0.125)
            #expect(layer.shownOpacity == 0.75)
        }
    }

    @Test func springsMoveAsTheirCurve() {
        filming { layer in
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue) = (0, 100)
            spring.duration = spring.settlingDuration
            layer.add(spring, forKey: nil)
            wait(0.2)
            let curve = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
            #expect(abs(layer.shownPosition.x - 100 * curve.value(at: 0.2)) < 1e-9)
        }
    }

    private final class Delegate: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            calls.append("stop \(flag)")
        }
    }

    @Test func delegatesAreNotifiedOfDelayedAnimationsOnce() {
        filming { layer in
            let (fade, delegate) = (CABasicAnimation(keyPath: "opacity"), Delegate())
            (fade.beginTime, fade.duration, fade.delegate) = (1, 1, delegate)
            (fade.toValue, fade.isRemovedOnCompletion) = (0, false)
            layer.add(fade, forKey: "fade")
            wait(0.9)
            #expect(delegate.calls.isEmpty)
            wait(0.2)
            #expect(delegate.calls == ["start"])
            wait(1)
            layer.removeAllAnimations()
            #expect(delegate.calls == ["start", "stop true"])
        }
    }

    @Test func delegatesAreToldTheEnd() {
        filming { layer in
            let delegate = Delegate()
            @MainActor func fade() -> CABasicAnimation {
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.toValue, fade.duration, fade.delegate) = (0, 1, delegate)
                return fade
            }
            layer.add(fade(), forKey: "fade")
            wait(0.5)
            layer.add(fade(), forKey: "fade")
            #expect(delegate.calls == ["start", "stop false", "start"])
            wait(1)
            #expect(delegate.calls.last == "stop true")
        }
    }
}
