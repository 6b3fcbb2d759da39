/// The keys of the simulated device, which are never shown.
@preconcurrency @MainActor package enum SimulatedKeyboard {
    /// Types into the first responder, a character at a time; false where none takes text.
    package static func type(_ text: String) -> Bool {
        for character in text {
            guard let input = FirstResponder.current as? any UIKeyInput else { return false }
            input.insertText(String(character))
        }
        return FirstResponder.current is any UIKeyInput || !text.isEmpty
    }
}
