import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIGestureRecognizerDelegate` and of `UIView`.
@MainActor @Suite struct GestureDelegateTests {
    private final class Judge: UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var together = false
        func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gesture: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { receives }
        func gestureRecognizer(
            _ gesture: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
    }

    private let log = GestureLog()
    private let judge = Judge()

    private func tap(on view: UIView, _ name: String) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.note)
        tap.name = name
        tap.delegate = judge
        view.addGestureRecognizer(tap)
        return tap
    }

    @Test func theDelegateMayRefuse() {
        let stage = TouchStage()
        _ = tap(on: stage.view, "a")
        judge.begins = false
        stage.fingers.tap(at: stage.middle)
        (judge.begins, judge.receives) = (true, false)
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == [])
        judge.receives = true
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == ["a"])
    }

    @Test func innerRecognizersWinUnlessSimultaneous() {
        let stage = TouchStage()
        _ = tap(on: stage.window, "outer")
        _ = tap(on: stage.view, "inner")
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == ["inner"])
        judge.together = true
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == ["inner", "inner", "outer"])
    }

    @Test func disabledRecognizersAreIgnored() {
        let stage = TouchStage()
        tap(on: stage.view, "a").isEnabled = false
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == [])
    }

    @Test(arguments: [true, false]) func cancelsTouchesInView(cancels: Bool) {
        let control = UIControl()
        let stage = TouchStage(control)
        tap(on: control, "a").cancelsTouchesInView = cancels
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == ["a"] && count == (cancels ? 0 : 1))
    }

    @Test func buttonsPreventTapsOfSuperviews() {
        let button = UIButton()
        let stage = TouchStage(button)
        _ = tap(on: stage.window, "outer")
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == [] && count == 1)
    }
}
