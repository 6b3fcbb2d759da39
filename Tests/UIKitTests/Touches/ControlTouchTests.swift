import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIControl.Event`.
@MainActor @Suite struct ControlTouchTests {
    private func noted(
        _ control: UIControl, _ move: (TouchStage) -> Void
    ) -> [String] {
        let stage = TouchStage(control)
        var lines: [String] = []
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag", .touchDragInside),
            ("out", .touchDragOutside), ("exit", .touchDragExit), ("enter", .touchDragEnter),
            ("up", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
        ]
        for (name, event) in events {
            control.addAction(UIAction { _ in lines.append(name) }, for: event)
        }
        move(stage)
        return lines
    }

    @Test func taps() {
        #expect(noted(UIButton()) { $0.fingers.tap(at: $0.middle) } == ["down", "up"])
    }

    @Test func theSecondTapIsARepetition() {
        let lines = noted(UIButton()) { $0.fingers.tap(at: $0.middle, count: 2) }
        #expect(lines == ["down", "up", "down", "repeat", "up"])
    }

    @Test func aFingerThatLeavesIsLiftedOutside() {
        let lines = noted(UIButton()) {
            $0.fingers.pan(from: $0.middle, to: CGPoint(x: 150, y: 500))
        }
        #expect(lines.first == "down" && lines.last == "upOutside")
        #expect(lines.filter { $0 == "exit" }.count == 1 && !lines.contains("up"))
    }

    @Test func disabledControlsSendNoActions() {
        let button = UIButton()
        button.isEnabled = false
        #expect(noted(button) { $0.fingers.tap(at: $0.middle) } == [])
    }

    @Test func aControlIsHighlightedWhileTouched() {
        let button = UIButton()
        var states: [Bool] = []
        button.addAction(UIAction { _ in states.append(button.isHighlighted) }, for: .touchDown)
        let stage = TouchStage(button)
        stage.fingers.tap(at: stage.middle)
        #expect(states == [true] && !button.isHighlighted && !button.isTracking)
    }

    @Test func aPrimaryActionRunsOnce() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
        let stage = TouchStage(button)
        stage.fingers.tap(at: stage.middle)
        #expect(count == 1)
    }

    @Test func aTouchTakenByARecognizerIsCancelled() {
        let button = UIButton()
        let press = UILongPressGestureRecognizer()
        button.addGestureRecognizer(press)
        let lines = noted(button) { $0.fingers.press(at: $0.middle, for: 1) }
        #expect(lines == ["down", "cancel"])
    }

    @Test func anActionThatSendsItselfEndsWithADiagnostic() {
        let button = UIButton()
        let stage = TouchStage(button)
        button.addAction(
            UIAction { _ in button.sendActions(for: .touchUpInside) }, for: .touchUpInside)
        let (_, found) = DiagnosticLog.collecting { stage.fingers.tap(at: stage.middle) }
        #expect(found.count == 1 && found[0].message.contains("recursively"))
    }
}
