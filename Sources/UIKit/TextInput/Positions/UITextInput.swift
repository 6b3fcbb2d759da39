import Foundation

/// A responder with a text, whose parts are described by positions and ranges.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// A text field or text view, whose text is a string.
@MainActor protocol StringTextInput: UITextInput, AnyObject {
    var inputString: String { get }
    var inputSelection: NSRange { get set }
    func replaceCharacters(in range: NSRange, with text: String)
}

extension StringTextInput {
    private var length: Int { inputString.utf16.count }

    func textOf(_ range: UITextRange) -> String? {
        Range(range.range, in: inputString).map { String(inputString[$0]) }
    }

    func placed(_ offset: Int) -> UITextPosition? {
        (0...length).contains(offset) ? UITextPosition(offset) : nil
    }

    func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        first.offset == second.offset
            ? .orderedSame
            : first.offset < second.offset ? .orderedAscending : .orderedDescending
    }
}
