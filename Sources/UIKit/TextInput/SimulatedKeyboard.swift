/// The keyboard of the simulated device, which is never shown.
@preconcurrency @MainActor package enum SimulatedKeyboard {
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
}
