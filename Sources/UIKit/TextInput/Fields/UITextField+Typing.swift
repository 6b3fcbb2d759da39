import Foundation

extension UITextField: UIKeyInput, ValueControl {
    /// Replaces the selected characters, or inserts the text at the insertion point; a line break is
    /// the Return key.
    func insertTyped(_ text: String) {
        guard text != "\n" else { return returned() }
        change(validSelection, to: text)
    }

    /// Deletes the selected characters, or the one before the insertion point.
    func deleteTyped() {
        guard let range = deletedRange(validSelection) else { return removeLastToken() }
        change(range, to: "")
    }

    private func change(_ range: NSRange, to replacement: String) {
        let old = text ?? ""
        guard let part = Range(range, in: old) else { return }
        let whole = old.replacingCharacters(in: part, with: replacement)
        guard
            delegate?.textField(
                self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        let isAtEnd = NSMaxRange(range) == old.utf16.count
        // Typing doesn't call an overridden setter of `text` (decision).
        setText(whole, styled: nil)
        if !isAtEnd {
            ownSelection = NSRange(location: range.location + replacement.utf16.count, length: 0)
        }
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
        searchBar?.typed(whole)
    }

    private func returned() {
        if let searchBar {
            searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
        }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    /// The search bar that contains this field.
    private var searchBar: UISearchBar? {
        guard self is UISearchTextField else { return nil }
        return ancestors.compactMap { $0 as? UISearchBar }.first
    }

    /// Begins editing after a tap, or clears the text after a tap on the clear button.
    func touchEnded(_ touch: UITouch?) {
        guard isTouchInside, let touch else { return }
        let clears = clearButtonRect(forBounds: bounds).contains(checked: touch.location(in: self))
        if showsClearButton, clears, delegate?.textFieldShouldClear(self) ?? true {
            text = ""
            removeTokens()
            sendActions(for: .editingChanged)
            searchBar?.typed("")
        }
        if let searchBar { searchBar.becomeFirstResponder() } else { becomeFirstResponder() }
    }
}
