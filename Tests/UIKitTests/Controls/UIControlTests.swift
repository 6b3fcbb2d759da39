import Testing
import UIKit

/// Source: developer.apple.com on `UIControl`. Removing actions by target is this package's own
/// API.
@MainActor @Suite struct UIControlTests {
    @MainActor private final class Listener {
        var heard: [String] = []
        func plain() { heard.append("plain") }
        func slide(_ slider: UISlider) { heard.append("slider \(slider.value)") }
    }

    @Test func targetsAndActionsInTheirOrder() throws {
        try useScreen(iOS: 18)
        let (slider, listener) = (UISlider(), Listener())
        slider.addTarget(listener, action: Listener.slide(_:), for: .valueChanged)
        slider.addAction(UIAction { _ in listener.heard.append("action") }, for: .valueChanged)
        slider.addTarget(listener, action: Listener.plain, for: [.valueChanged, .touchUpInside])
        slider.value = 0.5
        #expect(listener.heard.isEmpty, "setting a value tells nobody")
        slider.sendActions(for: .valueChanged)
        #expect(listener.heard == ["slider 0.5", "action", "plain"])
        #expect(slider.allControlEvents == [.valueChanged, .touchUpInside])
    }

    @Test func removingATarget() throws {
        try useScreen(iOS: 18)
        let (control, listener) = (UIControl(), Listener())
        control.addTarget(listener, action: Listener.plain, for: [.valueChanged, .touchDown])
        control.removeTarget(listener, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(listener.heard.isEmpty)
        control.sendActions(for: .touchDown)
        #expect(listener.heard == ["plain"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(listener.heard == ["plain"])
    }

    @Test func targetsAreNotRetained() throws {
        try useScreen(iOS: 18)
        let control = UIControl()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            control.addTarget(listener, action: Listener.plain, for: .touchDown)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
    }

    /// "Actions are uniqued based on their identifier."
    @Test func anActionReplacesOneOfItsIdentifier() throws {
        try useScreen(iOS: 18)
        var heard: [Int] = []
        let control = UIControl()
        for number in 1...2 {
            control.addAction(
                UIAction(identifier: .init("save")) { _ in heard.append(number) },
                for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(heard == [2])
        control.removeAction(identifiedBy: .init("save"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == [2])
    }

    @Test func stateCombinesFlags() throws {
        try useScreen(iOS: 18)
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.disabled, .selected, .highlighted])
    }

    @Test func leadingFollowsTheReadingDirection() throws {
        try useScreen(iOS: 18)
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }

    @Test func aPrimaryActionIsSent() throws {
        try useScreen(iOS: 18)
        var sender: AnyObject?
        let control = UISwitch(frame: .zero, primaryAction: UIAction { sender = $0.sender })
        control.sendActions(for: .primaryActionTriggered)
        #expect(sender === control)
    }
}
