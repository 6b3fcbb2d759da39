import Foundation

/// A controller of a keyboard. Its proxy edits the text of the first responder.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private let proxy = DocumentProxy()
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }

    open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }

    /// Does nothing: a preview has one keyboard.
    open func advanceToNextInputMode() {}

    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Calls the closure with an empty lexicon.
    open func requestSupplementaryLexicon(
        completion completionHandler: @escaping (UILexicon) -> Void
    ) { completionHandler(UILexicon()) }

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard edits.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput, UITextInputTraits {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// Words that a keyboard can suggest. A preview has none.
@preconcurrency @MainActor open class UILexicon: NSObject {
    open var entries: [UILexiconEntry] { [] }
}

@preconcurrency @MainActor open class UILexiconEntry: NSObject {
    open var documentText: String { "" }
    open var userInput: String { "" }
}

/// Edits the text of the first responder. Without one, nothing is changed.
@MainActor private final class DocumentProxy: NSObject, UITextDocumentProxy {
    let documentIdentifier = UUID()

    private var keyInput: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
    private var input: (any UITextInput)? { FirstResponder.current as? any UITextInput }

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) { keyInput?.insertText(text) }

    func deleteBackward() { keyInput?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        return text(input.textRange(from: input.beginningOfDocument, to: selection.start))
    }

    var documentContextAfterInput: String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        return text(input.textRange(from: selection.end, to: input.endOfDocument))
    }

    var selectedText: String? { text(input?.selectedTextRange) }

    private func text(_ range: UITextRange?) -> String? {
        guard let range, let text = input?.text(in: range), !text.isEmpty else { return nil }
        return text
    }

    var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let end = input.selectedTextRange?.end,
            let place = input.position(from: end, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }
}
