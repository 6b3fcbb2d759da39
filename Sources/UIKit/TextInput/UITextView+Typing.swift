import Foundation

extension UITextView: UIKeyInput {
    /// Replaces the selected characters; appends the text if none are selected.
    func insertTyped(_ text: String) {
        let length: Int = self.text.utf16.count
        replace(selection ?? NSRange(location: length, length: 0), with: text)
    }

    /// Deletes the selected characters; the last one if none are selected.
    func deleteTyped() {
        let old: String = text
        guard let last = old.last else { return }
        let length = String(last).utf16.count
        replace(
            selection ?? NSRange(location: old.utf16.count - length, length: length), with: "")
    }

    /// The selected range, or `nil` if it is empty.
    private var selection: NSRange? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let range = NSIntersectionRange(selectedRange, whole)
        return range.length > 0 ? range : nil
    }

    private func replace(_ range: NSRange, with replacement: String) {
        let old: String = text
        guard let part = Range(range, in: old) else { return }
        change(range, to: replacement, whole: old.replacingCharacters(in: part, with: replacement))
    }

    private func change(_ range: NSRange, to replacement: String, whole: String) {
        let textDelegate = delegate as? any UITextViewDelegate
        guard isEditable,
            textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
                ?? true
        else { return }
        setText(whole, styled: nil)
        textDelegate?.textViewDidChange(self)
        post(Self.textDidChangeNotification)
    }
}
