import Foundation
import QuartzCore
import Testing
import UIKit

/// Source: developer.apple.com on `UIView.transition(with:…)` and `transition(from:to:…)`. Flips
/// have no perspective, and pages are moved instead of curled: decisions.
@MainActor @Suite struct UIViewTransitionTests {
    /// Returns the groups and fills of the window at a moment.
    private func lines(_ screen: AnimatedScreen) -> [String] {
        screen.window.recordDisplayList().description.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func dissolve() {
        AnimatedScreen.run { screen in
            screen.view.backgroundColor = .red
            var isDone = false
            UIView.transition(
                with: screen.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
            ) {
                screen.view.backgroundColor = .blue
            } completion: { _ in
                isDone = true
            }
            screen.wait(0.25)
            let recorded = lines(screen)
            #expect(recorded.contains("group opacity 0.25"))
            #expect(recorded.contains { $0.hasSuffix("#ff0000") })
            #expect(recorded.contains { $0.hasSuffix("#0000ff") })
            screen.wait(0.75)
            #expect(isDone && !lines(screen).contains { $0.hasSuffix("#ff0000") })
        }
    }

    @Test func flipsShowOneSide() {
        AnimatedScreen.run { screen in
            let other = UIView(frame: screen.view.frame)
            (screen.view.backgroundColor, other.backgroundColor) = (.red, .blue)
            UIView.transition(
                from: screen.view, to: other, duration: 1,
                options: [.transitionFlipFromLeft, .curveLinear])
            #expect(screen.view.superview == nil && other.superview != nil)
            screen.wait(0.25)
            #expect(lines(screen).contains { $0.hasSuffix("#ff0000") })
            screen.wait(0.5)
            let late = lines(screen)
            #expect(late.contains { $0.hasSuffix("#0000ff") })
            #expect(!late.contains { $0.hasSuffix("#ff0000") })
        }
    }

    @Test func anImageShowsTheSecondView() {
        let parent = UIView()
        let (first, second) = (UIView(), UIView())
        parent.addSubview(first)
        var isDone = false
        UIView.transition(from: first, to: second, duration: 1) { isDone = $0 }
        #expect(parent.subviews == [second] && isDone)
    }
}
