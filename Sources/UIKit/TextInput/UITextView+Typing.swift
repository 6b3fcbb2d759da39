import Foundation

extension UITextView: UIKeyInput {
    public var hasText: Bool { !text.isEmpty }

    /// Appends the text.
    public func insertText(_ text: String) {
        let old: String = self.text
        change(NSRange(location: old.utf16.count, length: 0), to: text, whole: old + text)
    }

    public func deleteBackward() {
        let old: String = text
        guard let last = old.last else { return }
        let length = String(last).utf16.count
        change(
            NSRange(location: old.utf16.count - length, length: length), to: "",
            whole: String(old.dropLast()))
    }

    private func change(_ range: NSRange, to replacement: String, whole: String) {
        let textDelegate = delegate as? any UITextViewDelegate
        guard isEditable,
            textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
                ?? true
        else { return }
        text = whole
        textDelegate?.textViewDidChange(self)
    }
}
