import Foundation
import QuartzCore
import Testing
import UIKit

/// Source: developer.apple.com on `UIView.animate(withDuration:…)` and its relatives.
@MainActor @Suite struct UIViewAnimationTests {
    @Test func animationsTakeTheirTimeInAFilm() {
        AnimatedScreen.run { screen in
            var results: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                screen.view.center = CGPoint(x: 150, y: 50)
                screen.view.alpha = 0
            } completion: {
                results.append($0)
            }
            #expect(screen.view.center.x == 150 && screen.shownCenter.x == 50)
            screen.wait(0.25)
            #expect(screen.shownCenter.x == 75 && screen.shownAlpha == 0.75 && results.isEmpty)
            screen.wait(0.75)
            #expect(screen.shownCenter.x == 150 && results == [true])
        }
    }

    @Test func animationsAreOverAtOnceInAnImage() {
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { _ in
            isDone = true
        }
        #expect(view.layer.presentation()?.opacity == 0 && isDone)
    }

    @Test func theUsualCurveEasesInAndOut() {
        AnimatedScreen.run { screen in
            UIView.animate(withDuration: 1) { screen.view.center.x = 150 }
            screen.wait(0.25)
            let share = CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)
            #expect(abs(screen.shownCenter.x - (50 + 100 * share)) < 1e-9)
        }
    }

    @Test func aDelayShowsTheOldValue() {
        AnimatedScreen.run { screen in
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
                screen.view.alpha = 0
            }
            screen.wait(0.9)
            #expect(screen.shownAlpha == 1)
            screen.wait(0.6)
            #expect(abs(screen.shownAlpha - 0.5) < 1e-6)
        }
    }

    /// An animation that is replaced halfway starts where the first one was; from iOS 8 on, UIKit
    /// adds animations ("Building Interruptible and Responsive Interactions", WWDC 2014).
    @Test func replacedAnimationsContinue() {
        AnimatedScreen.run { screen in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                screen.view.center.x = 150
            }
            screen.wait(0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                screen.view.center.x = 50
            }
            #expect(screen.shownCenter.x == 100)
        }
    }

    @Test func changesWithoutAnimation() {
        AnimatedScreen.run { screen in
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { screen.view.alpha = 0 }
                #expect(UIView.inheritedAnimationDuration == 1)
            }
            #expect(screen.shownAlpha == 0)
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { screen.view.alpha = 1 }
            #expect(screen.shownAlpha == 1 && !UIView.areAnimationsEnabled)
        }
    }

    @Test func repeatedAndReversedAnimations() {
        AnimatedScreen.run { screen in
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
            ) {
                screen.view.alpha = 0
            }
            screen.wait(7.5)
            #expect(abs(screen.shownAlpha - 0.5) < 1e-6)
            screen.wait(0.25)
            #expect(abs(screen.shownAlpha - 0.75) < 1e-6)
        }
    }

    @Test func countedRepetitions() {
        AnimatedScreen.run { screen in
            var isDone = false
            UIView.animate(withDuration: 1) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
                    screen.view.alpha = 0
                }
            } completion: { _ in
                isDone = true
            }
            #expect(isDone)
            screen.wait(1.01)
            #expect(screen.shownAlpha > 0.9)
        }
    }

    @Test func blocksOfEarlierVersions() {
        AnimatedScreen.run { screen in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            screen.view.alpha = 0
            UIView.commitAnimations()
            screen.wait(0.25)
            #expect(screen.shownAlpha == 0.75)
            UIView.commitAnimations()
        }
    }

    @Test func springsOvershoot() {
        AnimatedScreen.run { screen in
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
            ) {
                screen.view.center.x = 150
            }
            let curve = SpringCurve(dampingRatio: 0.3, duration: 1, initialVelocity: 0)
            screen.wait(0.15)
            #expect(abs(screen.shownCenter.x - (50 + 100 * curve.value(at: 0.15))) < 1e-9)
            #expect(screen.shownCenter.x > 150)
            screen.wait(0.85)
            #expect(screen.shownCenter.x == 150)
        }
    }

    /// A constraint changes the layout in the block that lays out.
    @Test func constraintsAreAnimatedByLayoutIfNeeded() throws {
        try AnimatedScreen.run { screen in
            let parent = try #require(screen.view.superview)
            screen.view.translatesAutoresizingMaskIntoConstraints = false
            let leading = screen.view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
            NSLayoutConstraint.activate([
                leading, screen.view.topAnchor.constraint(equalTo: parent.topAnchor),
                screen.view.widthAnchor.constraint(equalToConstant: 100),
                screen.view.heightAnchor.constraint(equalToConstant: 100),
            ])
            parent.layoutIfNeeded()
            leading.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                parent.layoutIfNeeded()
            }
            screen.wait(0.5)
            #expect(screen.shownCenter.x == 100 && screen.view.center.x == 150)
        }
    }
}
