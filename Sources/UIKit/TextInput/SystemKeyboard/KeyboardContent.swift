import ContactSheetDevices
import Foundation

/// What the first responder shows at the bottom of the screen.
@MainActor struct KeyboardContent {
    let responder: UIResponder
    /// The system's keyboard, or `nil` if a view replaces it or the responder takes no text.
    let keyboard: KeyboardSettings?
    let inputView: UIView?
    let accessory: UIView?

    /// The content for the current first responder, or `nil` if it shows nothing.
    init?() {
        guard let responder = FirstResponder.current, responder.isOnScreen else { return nil }
        self.responder = responder
        // The views are searched in the responder chain (Apple: *inputView*,
        // *inputAccessoryView*).
        accessory = responder.nearest {
            $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view
        }
        inputView = responder.nearest { $0.inputView ?? $0.inputViewController?.view }
        keyboard = inputView == nil && responder.takesText ? KeyboardSettings(responder) : nil
        if accessory == nil, inputView == nil, keyboard == nil { return nil }
    }
}

extension KeyboardContent: @MainActor Equatable {
    static func == (left: KeyboardContent, right: KeyboardContent) -> Bool {
        left.responder === right.responder && left.keyboard == right.keyboard
            && left.inputView === right.inputView && left.accessory === right.accessory
    }
}

/// The traits of a text input that change the keyboard.
struct KeyboardSettings: Equatable {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var isDark = false
    var isReturnEnabled = true
    var hasSuggestions = true
    /// Whether the next letter is a capital letter.
    var isShifted = false
    var isCapsLocked = false
    /// The word in front of the insertion point.
    var word = ""

    @MainActor init(_ responder: UIResponder) {
        let traits = responder as? any UITextInputTraits
        type = traits?.keyboardType ?? .default
        returnKey = traits?.returnKeyType ?? .default
        let isSecure = traits?.isSecureTextEntry ?? false
        let text = responder.typedText
        isReturnEnabled = !(traits?.enablesReturnKeyAutomatically ?? false) || !text.isEmpty
        isDark = Self.isDark(responder, traits?.keyboardAppearance ?? .default)
        hasSuggestions =
            SystemBehavior.quickType.isActive && !isSecure && type.hasSuggestions
            && traits?.autocorrectionType != .no
        let style = traits?.autocapitalizationType ?? .sentences
        isCapsLocked = style == .allCharacters
        isShifted = !isSecure && style.capitalizes(after: text) && type.capitalizes
        word = text.last?.isLetter == true ? String(text.split(separator: " ").last ?? "") : ""
    }

    /// The default appearance follows the interface style from iOS 13 on; earlier, it is light.
    @MainActor private static func isDark(
        _ responder: UIResponder, _ appearance: UIKeyboardAppearance
    ) -> Bool {
        switch appearance {
        case .dark: return true
        case .light: return false
        case .default:
            let view = responder.nearest { $0 as? UIView }
            return (view ?? UIApplication.shared.keyWindow)?.traitCollection.userInterfaceStyle
                == .dark
        }
    }
}

extension UIKeyboardType {
    /// Whether words are suggested: not for addresses and numbers. (Decision.)
    fileprivate var hasSuggestions: Bool {
        switch self {
        case .default, .asciiCapable, .twitter, .namePhonePad, .webSearch: true
        default: false
        }
    }

    fileprivate var capitalizes: Bool { self != .emailAddress && self != .URL }
}

extension UITextAutocapitalizationType {
    /// Whether the letter after the text is a capital letter.
    fileprivate func capitalizes(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last?.isWhitespace ?? true
        case .sentences:
            guard let last = text.last else { return true }
            guard last.isWhitespace else { return false }
            return last.isNewline
                || text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
        }
    }
}

extension UIResponder {
    /// Returns the first result that isn't `nil` for the responder and those after it in the chain.
    fileprivate func nearest<Found>(_ find: (UIResponder) -> Found?) -> Found? {
        var current: UIResponder? = self
        for _ in 0..<1000 {
            guard let responder = current else { return nil }
            if let found = find(responder) { return found }
            current = responder.next
        }
        return nil
    }

    /// Whether the responder's view is in one of the application's windows, or next to the keyboard.
    fileprivate var isOnScreen: Bool {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        guard let view else { return self is UIApplication }
        guard let window = view.window else { return false }
        return window is KeyboardWindow || UIApplication.shared.windows.contains { $0 === window }
    }

    fileprivate var takesText: Bool {
        if let view = self as? UITextView { return view.isEditable }
        return self is any UIKeyInput
    }

    fileprivate var typedText: String {
        switch self {
        case let field as UITextField: field.text ?? ""
        case let view as UITextView: String(view.text.prefix(through: view.selectedRange.location))
        default: ""
        }
    }
}

extension String {
    /// Returns the text in front of a position in UTF-16 code units.
    fileprivate func prefix(through offset: Int) -> String {
        let index = utf16.index(
            utf16.startIndex, offsetBy: max(0, offset), limitedBy: utf16.endIndex)
        return index.flatMap { String(utf16[..<$0]) } ?? self
    }
}
