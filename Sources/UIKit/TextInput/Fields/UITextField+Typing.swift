import Foundation

extension UITextField: UIKeyInput, ValueControl {
    public var hasText: Bool { text?.isEmpty == false }

    /// Appends the text; a line break is the Return key.
    public func insertText(_ text: String) {
        guard text != "\n" else { return returned() }
        let old = self.text ?? ""
        change(NSRange(location: old.utf16.count, length: 0), to: text, whole: old + text)
    }

    public func deleteBackward() {
        guard let old = text, let last = old.last else { return removeLastToken() }
        let length = String(last).utf16.count
        change(
            NSRange(location: old.utf16.count - length, length: length), to: "",
            whole: String(old.dropLast()))
    }

    private func change(_ range: NSRange, to replacement: String, whole: String) {
        guard
            delegate?.textField(
                self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        text = whole
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
        let clears = clearButtonRect(forBounds: bounds).contains(touch.location(in: self))
        if showsClearButton, clears, delegate?.textFieldShouldClear(self) ?? true {
            text = ""
            removeTokens()
            sendActions(for: .editingChanged)
            searchBar?.typed("")
        }
        if let searchBar { searchBar.becomeFirstResponder() } else { becomeFirstResponder() }
    }
}
