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
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition?
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    var textInputView: UIView { get }
    var selectionAffinity: UITextStorageDirection { get set }
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
}

/// The requirements that are optional in UIKit.
extension UITextInput {
    public var textInputView: UIView { self as? UIView ?? UIView() }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        true
    }

    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
}

/// The values that an input method would use.
struct TextInputState {
    var markedStyle: [NSAttributedString.Key: Any]?
    var affinity = UITextStorageDirection.forward
    var writingDirection = NSWritingDirection.natural
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

    /// The selection inside the text.
    var validSelection: NSRange {
        let start = min(max(0, inputSelection.location), length)
        return NSRange(location: start, length: min(inputSelection.length, length - start))
    }

    /// Returns what the Delete key deletes: the selection, or the character before it.
    func deletedRange(_ selection: NSRange) -> NSRange? {
        guard selection.length == 0 else { return selection }
        let start = String.Index(utf16Offset: selection.location, in: inputString)
        guard let last = inputString[..<start].last else { return nil }
        let length = String(last).utf16.count
        return NSRange(location: selection.location - length, length: length)
    }

    /// Returns the range of the character after a position, or of the last one at the end.
    func characterAfter(_ position: UITextPosition) -> UITextRange? {
        let text = inputString as NSString
        guard text.length > 0 else { return nil }
        let range = text.rangeOfComposedCharacterSequence(
            at: min(position.offset, text.length - 1))
        return UITextRange(range.location, NSMaxRange(range))
    }

    func clamped(_ position: UITextPosition, to range: UITextRange) -> UITextPosition {
        UITextPosition(min(max(position.offset, range.start.offset), range.end.offset))
    }

    func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        first.offset == second.offset
            ? .orderedSame
            : first.offset < second.offset ? .orderedAscending : .orderedDescending
    }
}
