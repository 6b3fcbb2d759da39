import Foundation

/// The responder that gets typed text.
@MainActor enum FirstResponder {
    static var current: UIResponder? { SimulatedSystem.current.firstResponder }

    static func set(_ responder: UIResponder) {
        SimulatedSystem.current.firstResponder = responder
    }

    static func clear(_ responder: UIResponder) {
        if current === responder { SimulatedSystem.current.firstResponder = nil }
    }
}
