import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com on `CATransaction` and on implicit animations; which scope decides
/// about a change is documented by `AnimationScope`.
@MainActor @Suite struct AnimationScopeTests {
    private func linear(_ duration: Double) -> AnimationScope.MakeAnimation {
        { change in
            let animation = CABasicAnimation()
            change.describe(in: animation)
            animation.duration = duration
            return animation
        }
    }

    @Test func changesInAScopeAreAnimated() {
        filming { layer in
            AnimationScope.run(animation: linear(1)) {
                layer.position = CGPoint(x: 100, y: 0)
                layer.backgroundColor = .white
            }
            layer.opacity = 0.5
            wait(0.5)
            #expect(layer.position.x == 100 && layer.shownPosition.x == 50)
            #expect(layer.shownOpacity == 0.5)
        }
    }

    /// An animation that is replaced halfway starts where the first one was.
    @Test func replacedAnimationsContinue() {
        filming { layer in
            AnimationScope.run(animation: linear(1)) { layer.position.x = 100 }
            wait(0.5)
            AnimationScope.run(animation: linear(1)) { layer.position.x = 0 }
            #expect(layer.shownPosition.x == 50)
            wait(0.5)
            // The first animation has ended; half of the way back of the second one remains.
            #expect(layer.shownPosition.x == 50)
            wait(0.5)
            #expect(layer.shownPosition.x == 0)
        }
    }

    @Test func boundsThatBecomeSmaller() {
        filming { layer in
            layer.bounds.size = CGSize(width: 40, height: 10)
            AnimationScope.run(animation: linear(1)) {
                layer.bounds.size = CGSize(width: 10, height: 40)
            }
            #expect(layer.presentation()?.bounds.size == CGSize(width: 40, height: 10))
            wait(0.5)
            #expect(layer.presentation()?.bounds.size == CGSize(width: 25, height: 25))
        }
    }

    @Test func replacedTransformsContinue() {
        filming { layer in
            AnimationScope.run(animation: linear(1)) {
                layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            }
            wait(0.5)
            AnimationScope.run(animation: linear(1)) { layer.setAffineTransform(.identity) }
            let angle = layer.presentation()?.value(forKeyPath: "transform.rotation") as? CGFloat
            #expect(abs((angle ?? 0) - .pi / 4) < 1e-9)
        }
    }

    @Test func theInnermostScopeDecides() {
        filming { layer in
            AnimationScope.run(animation: linear(1)) {
                AnimationScope.run(animation: nil) { layer.position.x = 100 }
                AnimationScope.run(animation: linear(2)) { layer.position.y = 100 }
                layer.opacity = 0
            }
            wait(0.5)
            #expect(layer.shownPosition == CGPoint(x: 100, y: 25))
            #expect(layer.shownOpacity == 0.5)
        }
    }

    @Test func transactionsAnimateLayersAndCallTheirCompletion() {
        filming { layer in
            var isDone = false
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { isDone = true }
            layer.opacity = 0
            CATransaction.commit()
            wait(0.75)
            #expect(layer.shownOpacity == 0.25 && !isDone)
            wait(0.25)
            #expect(isDone)
        }
    }

    @Test func disabledActionsChangeAtOnce() {
        filming { layer in
            CATransaction.implicitly {
                CATransaction.setDisableActions(true)
                layer.opacity = 0
            }
            #expect(layer.shownOpacity == 0)
        }
    }

    @Test func eventsAnimateForAQuarterOfASecond() {
        filming { layer in
            CATransaction.implicitly { layer.opacity = 0 }
            wait(0.125)
            #expect(layer.shownOpacity > 0 && layer.shownOpacity < 1)
            wait(0.125)
            #expect(layer.shownOpacity == 0)
        }
    }
}
