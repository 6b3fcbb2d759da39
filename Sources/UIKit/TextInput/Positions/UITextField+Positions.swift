import Foundation

/// Positions are offsets in UTF-16 code units. The selection of a text field isn't drawn; only the
/// insertion point is, at the end of the text.
extension UITextField: UITextInput, StringTextInput {
    var inputString: String { text ?? "" }
    var inputSelection: NSRange {
        get { ownSelection ?? NSRange(location: inputString.utf16.count, length: 0) }
        set { ownSelection = newValue }
    }

    func replaceCharacters(in range: NSRange, with replacement: String) {
        guard let place = Range(range, in: inputString) else { return }
        text = inputString.replacingCharacters(in: place, with: replacement)
    }
}
