import Foundation

/// The responder that gets typed text.
@MainActor enum FirstResponder {
    private(set) weak static var current: UIResponder?

    static func set(_ responder: UIResponder) { current = responder }

    static func clear(_ responder: UIResponder) {
        if current === responder { current = nil }
    }
}
