import ContactSheetDevices
import Foundation
import QuartzCore

/// The keyboard of the simulated device: what the first responder shows at the bottom of the screen.
///
/// It is in a window of its own, which isn't one of the application's and appears only in images of
/// whole screens. Source: Documentation/Metrics.md 11.
@preconcurrency @MainActor package final class SimulatedKeyboard {
    package static var current: SimulatedKeyboard { SimulatedSystem.current.keyboard }

    /// The window of the keyboard, from its first appearance on.
    package private(set) var window: KeyboardWindow?
    /// The frame while the keyboard is shown, or `nil`, in points in the interface's orientation.
    package private(set) var frame: CGRect?
    /// The number of responders that are passing on their status at the moment.
    private var handovers = 0
    private var isUpdating = false
    /// Whether the window shows a view that isn't a whole screen, which has no keyboard below it.
    package var isDisabled = false

    init() {}

    /// The window of the keyboard while it is shown.
    package var shownWindow: UIWindow? { frame == nil ? nil : window }

    /// Types text into the first responder, one character at a time.
    ///
    /// - Returns: Whether there is a first responder that accepts text.
    package static func type(_ text: String) -> Bool {
        for character in text {
            guard let input = FirstResponder.current as? any UIKeyInput else { return false }
            input.insertText(String(character))
        }
        return FirstResponder.current is any UIKeyInput || !text.isEmpty
    }

    /// Lets the first responder resign. The keyboard stays until the next one has taken over.
    func handOver(_ resign: () -> Bool) -> Bool {
        handovers += 1
        defer { handovers -= 1 }
        return resign()
    }

    /// Shows, changes, or hides the keyboard as the first responder requires.
    ///
    /// - Parameter reloads: Whether the views may have changed for the same responder.
    package func update(reloads: Bool = false) {
        guard UIScreen.main.device.showsKeyboard, handovers == 0, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Handlers of the notifications may change the first responder. Two that make each other
        // first responder would never end.
        for _ in 0..<4 {
            let content = isDisabled ? nil : KeyboardContent()
            guard reloads || content != window?.content || hasOtherFrame(for: content) else {
                break
            }
            show(content)
            if reloads { break }
        }
        window?.layoutIfNeeded()
    }

    private func hasOtherFrame(for content: KeyboardContent?) -> Bool {
        guard content != nil, let window else { return false }
        return window.frame != UIScreen.main.interfaceBounds
    }

    private func show(_ content: KeyboardContent?) {
        guard content != nil || window?.content != nil else { return }
        let window = window ?? KeyboardWindow()
        self.window = window
        let old = frame
        let height = window.show(content)
        let screen = UIScreen.main.interfaceBounds
        let new =
            content == nil
            ? nil
            : CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        guard old != new else { return }
        KeyboardChange(old: old, new: new).post {
            self.frame = new
            KeyboardAvoidance.keyboardChanged()
        }
    }
}

extension UIScreen {
    /// Returns a rectangle of the interface's orientation in the coordinate space of windows, which
    /// don't rotate up to iOS 7 (Documentation/Rotation.md 6.2).
    func windowRect(_ rect: CGRect) -> CGRect {
        guard !SystemBehavior.screenRotates.isActive else { return rect }
        return rect.applying(
            CGAffineTransform(turning: interfaceBounds.size, by: orientation.quarterTurns))
    }
}
