import UIKit

/// Reads the `<textInputTraits>` of text fields, text views, and search bars.
@MainActor enum TextInputTraits {
    static func apply(_ element: Element, to input: any UITextInputTraits) {
        guard let traits = element.child("textInputTraits") else { return }
        input.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
        input.enablesReturnKeyAutomatically =
            traits.bool("enablesReturnKeyAutomatically") ?? false
        input.autocapitalizationType =
            traits["autocapitalizationType"].flatMap { capitalizations[$0] } ?? .none
        input.autocorrectionType =
            traits["autocorrectionType"].flatMap { corrections[$0] } ?? .default
        input.keyboardType = traits["keyboardType"].flatMap { keyboards[$0] } ?? .default
        input.returnKeyType = traits["returnKeyType"].flatMap { returnKeys[$0] } ?? .default
        input.textContentType = traits["textContentType"].map { UITextContentType(rawValue: $0) }
    }

    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let corrections: [String: UITextAutocorrectionType] = ["no": .no, "yes": .yes]

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
