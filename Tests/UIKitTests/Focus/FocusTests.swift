import Testing

@testable import UIKit

/// Source: developer.apple.com, `UIFocusEnvironment`. A preview has no focus.
@MainActor struct FocusTests {
    private final class Screen: UIViewController {
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
    }

    @Test func environmentsContainTheirDescendants() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(outer.contains(inner))
        #expect(!inner.contains(outer))
        #expect(UIFocusSystem.environment(outer, contains: inner))
    }

    @Test func nothingIsFocused() {
        let screen = Screen()
        #expect(UIFocusSystem.focusSystem(for: screen) == nil)
        #expect(!screen.shouldUpdateFocus(in: UIFocusUpdateContext()))
        #expect(UIViewController().preferredFocusEnvironments.count == 1)
        #expect(!UIButton().isFocused)
    }

    @Test func coordinatedAnimationsEndAtOnce() {
        var calls: [String] = []
        UIFocusAnimationCoordinator().addCoordinatedAnimations(
            { calls.append("animate") }, completion: { calls.append("complete") })
        #expect(calls == ["animate", "complete"])
    }
}
