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

    // MARK: Rectangles

    /// Returns the rectangle of each line's part of a range, in the content's coordinate space.
    func rects(ofCharacters range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        trackWidth()
        var rects: [CGRect] = []
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: range, withinSelectedGlyphRange: range, in: textContainer
        ) { rect, _ in
            rects.append(
                rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top))
        }
        return rects
    }

    func defaultCaretRect(_ position: UITextPosition) -> CGRect {
        let length = inputString.utf16.count
        if position.offset < length,
            let next = rects(ofCharacters: NSRange(location: position.offset, length: 1)).first
        {
            return CGRect(x: next.minX, y: next.minY, width: 2, height: next.height)
        }
        if let last = rects(ofCharacters: NSRange(location: length - 1, length: 1)).last {
            return CGRect(x: last.maxX, y: last.minY, width: 2, height: last.height)
        }
        return CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding,
            y: textContainerInset.top, width: 2,
            height: (font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)).lineHeight)
    }

    func nearestPosition(to point: CGPoint) -> UITextPosition {
        trackWidth()
        var fraction: CGFloat = 0
        let index = layoutManager.characterIndex(
            for: CGPoint(
                x: point.x - textContainerInset.left, y: point.y - textContainerInset.top),
            in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        let nearest = index + (fraction > 0.5 ? 1 : 0)
        return UITextPosition(min(max(0, nearest), inputString.utf16.count))
    }

    func styling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        let text: NSAttributedString = attributedText
        let index = direction == .backward ? position.offset - 1 : position.offset
        guard (0..<text.length).contains(index) else { return typingAttributes }
        return text.attributes(at: index, effectiveRange: nil)
    }

    // MARK: Overridden rectangles

    /// Whether the selection is drawn: unless a subclass returns no rectangle for it.
    var showsSelection: Bool {
        selectedTextRange.map { !selectionRects(for: $0).isEmpty } ?? false
    }

    /// The rectangle of the caret that a subclass returns, or `nil` if no subclass does.
    var overriddenCaret: CGRect? {
        guard Self.caretCheck.isOverridden(by: self), let range = selectedTextRange else {
            return nil
        }
        return caretRect(for: range.end)
    }

    private final class CaretOverriding: UITextView {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    private final class CaretPlain: UITextView {}

    private static let caretCheck = OverriddenMethod<UITextView>(
        overriding: CaretOverriding.self, plain: CaretPlain.self)
}
