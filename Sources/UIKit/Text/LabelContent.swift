import Foundation
import Typesetting

/// A label's text and style: one style for plain text, or attributed text and the values for
/// attributes that it doesn't have.
@MainActor struct LabelContent {
    private(set) var font = UIScreen.main.labelFont
    private(set) var textColor = UIColor.label
    /// The label's own font and color, for the parts of attributed text without these attributes. The
    /// attributes of the first character don't replace them, because they would otherwise apply to parts
    /// that have none (decision).
    private(set) var ownFont = UIScreen.main.labelFont
    private(set) var ownColor = UIColor.label
    private(set) var textAlignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    private var plain: String?
    private(set) var attributed: NSAttributedString?

    var text: String? { attributed?.string ?? plain }
    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? (plain ?? "").isEmpty }

    /// The attributed text, also for plain text.
    var attributedText: NSAttributedString? {
        if let attributed { return attributed }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return plain.map {
            NSAttributedString(
                string: $0,
                attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
        }
    }

    /// Returns whether text, font, and line break mode are equal, which are all that the text's
    /// size depends on.
    func hasSameSize(as other: LabelContent) -> Bool {
        plain == other.plain && attributed == other.attributed && font == other.font
            && ownFont == other.ownFont
            && lineBreakMode == other.lineBreakMode
    }

    mutating func setText(_ text: String?) {
        (ownFont, ownColor) = (font, textColor)
        plain = text
        attributed = nil
    }

    mutating func setAttributedText(_ text: NSAttributedString?) {
        plain = nil
        // A copy, because the caller may change a mutable string later.
        attributed = text.map(NSAttributedString.init(attributedString:))
        guard let attributed, attributed.length > 0 else { return }
        let first = attributed.attributes(at: 0, effectiveRange: nil)
        font = first[.font] as? UIFont ?? ownFont
        textColor = first[.foregroundColor] as? UIColor ?? ownColor
        guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        ownFont = font
        setEverywhere(.font, font)
    }

    mutating func setTextColor(_ color: UIColor) {
        textColor = color
        ownColor = color
        setEverywhere(.foregroundColor, color)
    }

    mutating func setTextAlignment(_ alignment: NSTextAlignment) {
        textAlignment = alignment
        changeParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        changeParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func setEverywhere(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttribute(
            .paragraphStyle, in: NSRange(location: 0, length: attributed.length), options: []
        ) { value, range, _ in
            guard let old = value as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(old)
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = changed
    }
}
