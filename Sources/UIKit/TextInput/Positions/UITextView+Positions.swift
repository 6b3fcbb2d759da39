import Foundation

/// Positions are offsets in UTF-16 code units.
extension UITextView: UITextInput, StringTextInput {
    var inputString: String { text ?? "" }
    var inputSelection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }

    func replaceCharacters(in range: NSRange, with replacement: String) {
        guard let place = Range(range, in: inputString) else { return }
        text = inputString.replacingCharacters(in: place, with: replacement)
    }
}
