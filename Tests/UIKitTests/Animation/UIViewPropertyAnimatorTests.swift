import Foundation
import Testing
import UIKit

/// Source: developer.apple.com on `UIViewPropertyAnimator`. What an image shows of an animator is a
/// decision.
@MainActor @Suite struct UIViewPropertyAnimatorTests {
    private func animator(_ screen: AnimatedScreen) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: .linear) { screen.view.center.x = 150 }
    }

    @Test func itRunsToItsEnd() {
        AnimatedScreen.run { screen in
            let animator = animator(screen)
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            #expect(animator.state == .inactive)
            animator.startAnimation()
            screen.wait(0.5)
            #expect(animator.isRunning && animator.fractionComplete == 0.25)
            #expect(screen.shownCenter.x == 75)
            screen.wait(1.5)
            #expect(positions == [.end] && animator.state == .inactive)
            #expect(screen.shownCenter.x == 150)
        }
    }

    @Test func itCanBePausedMovedAndContinued() {
        AnimatedScreen.run { screen in
            let animator = animator(screen)
            animator.startAnimation()
            screen.wait(0.5)
            animator.pauseAnimation()
            screen.wait(5)
            #expect(screen.shownCenter.x == 75 && animator.state == .active)
            animator.fractionComplete = 0.5
            #expect(screen.shownCenter.x == 100)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            screen.wait(0.5)
            #expect(screen.shownCenter.x == 125)
            screen.wait(0.5)
            #expect(animator.state == .inactive)
        }
    }

    @Test func itCanBeReversed() {
        AnimatedScreen.run { screen in
            let animator = animator(screen)
            var positions: [UIViewAnimatingPosition] = []
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            screen.wait(1)
            animator.isReversed = true
            screen.wait(0.5)
            #expect(screen.shownCenter.x == 75)
            screen.wait(0.5)
            #expect(positions == [.start] && screen.view.center.x == 50)
        }
    }

    @Test func itCanBeStoppedWhereItIs() {
        AnimatedScreen.run { screen in
            let animator = animator(screen)
            animator.startAnimation()
            screen.wait(1)
            animator.stopAnimation(true)
            #expect(screen.view.center.x == 100 && animator.state == .inactive)
            let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                screen.view.alpha = 0
            }
            second.startAnimation()
            screen.wait(0.5)
            second.stopAnimation(false)
            #expect(second.state == .stopped)
            second.finishAnimation(at: .start)
            #expect(screen.view.alpha == 1)
        }
    }

    @Test func delayedBlocks() {
        AnimatedScreen.run { screen in
            let animator = animator(screen)
            animator.addAnimations({ screen.view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            screen.wait(1)
            #expect(screen.shownAlpha == 1)
            screen.wait(0.5)
            #expect(screen.shownAlpha == 0.5)
        }
    }

    @Test func anImageShowsThePausedFraction() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.backgroundColor = .red
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x = 150
        }
        animator.fractionComplete = 0.25
        let dump = window.recordDisplayList().description
        #expect(dump.contains("rect(25 0 100 100)"))
        animator.startAnimation()
        #expect(animator.state == .inactive && view.center.x == 150)
        #expect(window.recordDisplayList().description.contains("rect(100 0 100 100)"))
    }

    @Test func springsDetermineTheDuration() {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        #expect(abs(animator.duration - log(1000) / 5) < 1e-9)
        #expect(
            UICubicTimingParameters(animationCurve: .easeIn).controlPoint1.x == CGFloat(Float(0.42))
        )
    }
}
