import Foundation

/// A change of the keyboard's frame, which notifications announce.
///
/// Their order is that of public logs: the frame's notification before the other one, and those of
/// the beginning before those of the end (Documentation/Metrics.md 11.3).
@MainActor struct KeyboardChange {
    /// The frames in the interface's orientation, or `nil` while the keyboard is hidden.
    let old: CGRect?
    let new: CGRect?

    static let duration: TimeInterval = 0.25
    /// The keyboard's own curve, which no name denotes (Documentation/Metrics.md 11.3).
    static let curve = 7

    /// Posts the notifications around the change. The end follows at once, as animations at rest
    /// end at once, or after the duration in a film.
    func post(_ change: @escaping @MainActor () -> Void) {
        let info = info
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        if old == nil { post(UIResponder.keyboardWillShowNotification, info) }
        if new == nil { post(UIResponder.keyboardWillHideNotification, info) }
        change()
        guard LayerSimulation.current.isAnimated else { return end(info) }
        SimulatedClock.current.alarm(after: Self.duration) { end(info) }
    }

    private func end(_ info: [AnyHashable: Any]) {
        post(UIResponder.keyboardDidChangeFrameNotification, info)
        if old == nil { post(UIResponder.keyboardDidShowNotification, info) }
        if new == nil { post(UIResponder.keyboardDidHideNotification, info) }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }

    private var info: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: rect(old)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect(new)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    /// The frame in the screen's coordinate space. A hidden keyboard is below the screen.
    private func rect(_ frame: CGRect?) -> CGRect {
        let screen = UIScreen.main
        if let frame { return screen.windowRect(frame) }
        let size = (old ?? new ?? .zero).size
        return screen.windowRect(
            CGRect(origin: CGPoint(x: 0, y: screen.interfaceBounds.maxY), size: size))
    }
}
