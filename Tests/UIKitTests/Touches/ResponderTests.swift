import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIResponder`.
@MainActor @Suite struct ResponderTests {
    private final class Field: UIView {
        var touches = 0
        override var canBecomeFirstResponder: Bool { true }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches += 1
        }
    }

    private final class Stubborn: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { false }
    }

    /// Each view makes the other the first responder while it resigns.
    private final class PingPong: UIView {
        weak var other: PingPong?
        override var canBecomeFirstResponder: Bool { true }
        override func resignFirstResponder() -> Bool {
            other?.becomeFirstResponder()
            return super.resignFirstResponder()
        }
    }

    @Test func theChainLeadsToTheApplication() {
        let stage = TouchStage()
        #expect(stage.view.next === stage.window)
        #expect(stage.window.next === UIApplication.shared)
    }

    @Test func touchesAreForwardedUntilHandled() {
        let field = Field()
        let stage = TouchStage(field)
        field.addSubview(UIView(frame: field.bounds))
        stage.fingers.tap(at: stage.middle)
        #expect(field.touches == 1)
    }

    @Test func thereIsOneFirstResponder() {
        let (a, b) = (Field(), Field())
        let stage = TouchStage(a)
        stage.window.addSubview(b)
        #expect(a.becomeFirstResponder() && a.isFirstResponder)
        #expect(b.becomeFirstResponder() && !a.isFirstResponder && b.isFirstResponder)
        #expect(b.resignFirstResponder() && !b.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    @Test func respondersCanRefuseToResign() {
        let (stubborn, field) = (Stubborn(), Field())
        let stage = TouchStage(stubborn)
        stage.window.addSubview(field)
        stubborn.becomeFirstResponder()
        #expect(!field.becomeFirstResponder() && stubborn.isFirstResponder)
        UIApplication.restart()
        #expect(!stubborn.isFirstResponder)
    }

    @Test func respondersThatExchangeFirstResponderAreReported() {
        let (a, b) = (PingPong(), PingPong())
        let stage = TouchStage(a)
        stage.window.addSubview(b)
        (a.other, b.other) = (b, a)
        a.becomeFirstResponder()
        let (_, found) = DiagnosticLog.collecting { b.becomeFirstResponder() }
        #expect(!found.isEmpty)
    }

    private final class Thrower: UITextFieldDelegate {
        weak var other: UITextField?
        func textFieldDidBeginEditing(_ textField: UITextField) { other?.becomeFirstResponder() }
    }

    @Test func fieldsThatExchangeFirstResponderAreReported() {
        let (a, b) = (UITextField(), UITextField())
        let (first, second) = (Thrower(), Thrower())
        let stage = TouchStage(a)
        stage.window.addSubview(b)
        (a.delegate, first.other, b.delegate, second.other) = (first, b, second, a)
        let (_, found) = DiagnosticLog.collecting { a.becomeFirstResponder() }
        #expect(!found.isEmpty)
    }

    @Test func typedTextIsAppendedAfterDelegateQueries() {
        let field = UITextField()
        let stage = TouchStage(field)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        stage.fingers.tap(at: stage.middle)
        #expect(field.isEditing && SimulatedKeyboard.type("Ab"))
        field.deleteBackward()
        #expect(field.text == "A" && changes == 3)
    }
}
