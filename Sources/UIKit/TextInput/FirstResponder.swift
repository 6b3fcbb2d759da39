import Foundation

/// The responder that gets typed text.
@MainActor enum FirstResponder {
    static var current: UIResponder? { SimulatedSystem.current.firstResponder }

    static func set(_ responder: UIResponder) {
        SimulatedSystem.current.firstResponder = responder
    }

    /// Lets the current first responder resign in favor of another one.
    ///
    /// - Returns: Whether there is no first responder anymore.
    static func resignForAnother() -> Bool {
        SimulatedKeyboard.current.handOver { current?.resignFirstResponder() ?? true }
    }

    static func clear(_ responder: UIResponder) {
        if current === responder { SimulatedSystem.current.firstResponder = nil }
    }
}
