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

    // MARK: Rectangles

    /// The rectangle of the line of text.
    private var lineBox: CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the width of the first code units of the shown text.
    private func width(ofFirst count: Int) -> CGFloat {
        let line = shownLine
        let end = line.utf16.index(
            line.startIndex, offsetBy: min(max(0, count), line.utf16.count))
        return FieldLine.plain(String(line[..<end]), .label)
            .label(font ?? TextFieldMetrics.font, self).sizeThatFits(.zero).width
    }

    func defaultCaretRect(_ position: UITextPosition) -> CGRect {
        caretRect(in: lineBox, before: width(ofFirst: position.offset))
    }

    func rect(ofCharacters range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(
            x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
            height: start.height)
    }

    func nearestPosition(to point: CGPoint) -> UITextPosition {
        let offsets = Array(0...inputString.utf16.count)
        let nearest = offsets.min {
            abs(defaultCaretRect(UITextPosition($0)).minX - point.x)
                < abs(defaultCaretRect(UITextPosition($1)).minX - point.x)
        }
        return UITextPosition(nearest ?? 0)
    }

    // MARK: Attributes

    var ownDefaultAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let styledText, styledText.length > 0 {
            attributes = styledText.attributes(at: 0, effectiveRange: nil)
        }
        if attributes[.font] == nil { attributes[.font] = font }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = textColor }
        return attributes
    }

    func takeDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = style.alignment
        }
        if let text, !text.isEmpty {
            attributedText = NSAttributedString(string: text, attributes: attributes)
        }
    }

    func styling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { ownDefaultAttributes }
}
