import Foundation
import Testing
import UIKit

/// Source: developer.apple.com on `UIView.animateKeyframes(withDuration:…)`.
@MainActor @Suite struct UIViewKeyframesTests {
    @Test func keyframesFollowOneAnother() {
        AnimatedScreen.run { screen in
            var isDone = false
            let linear = UIView.AnimationOptions.curveLinear.rawValue
            UIView.animateKeyframes(
                withDuration: 2, delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: linear)
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    screen.view.center.x = 150
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    screen.view.center.x = 50
                    screen.view.alpha = 0
                }
            } completion: { _ in
                isDone = true
            }
            var shown: [CGFloat] = []
            for _ in 0..<7 {
                screen.wait(0.25)
                shown.append(screen.shownCenter.x)
            }
            #expect(shown == [100, 150, 150, 150, 125, 100, 75])
            #expect(screen.shownAlpha == 0.25 && !isDone)
            screen.wait(0.25)
            #expect(isDone && screen.shownCenter.x == 50)
        }
    }

    @Test func keyframesAreOverAtOnceInAnImage() {
        let view = UIView()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
        }
        #expect(view.alpha == 0)
    }
}
