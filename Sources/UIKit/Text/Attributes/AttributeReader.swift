import Foundation
import Typesetting

/// Reads the attributes of one range of text.
struct AttributeReader {
    let attributes: [NSAttributedString.Key: Any]
    let defaults: AttributedSpans.Defaults
    let sized: (UIFont) -> Font
    let resolve: (UIColor) -> RGBA

    /// The unit of the stroke width, as a fraction of the font's size.
    private static let strokeUnit: CGFloat = 0.01

    func span(_ text: String, location: Int) -> TextSpan {
        let font = self.font
        var span = TextSpan(text, font: font, color: resolve(foreground))
        span.spacing = number(.kern) + number(.tracking)
        span.baselineOffset = number(.baselineOffset)
        span.slant = number(.obliqueness)
        span.usesLigatures = attributes[.ligature] == nil || number(.ligature) != 0
        span.background = color(.backgroundColor).map(resolve)
        span.underline = rule(.underlineStyle, .underlineColor)
        if isLink, span.underline == nil { span.underline = TextRule() }
        span.strikethrough = rule(.strikethroughStyle, .strikethroughColor)
        span.shadow = (attributes[.shadow] as? NSShadow)?.cast(resolve)
        span.outline = outline(of: font)
        span.box = box(at: location)
        span.paragraph =
            (attributes[.paragraphStyle] as? NSParagraphStyle)?.typeset ?? defaults.paragraph
        return span
    }

    private var font: Font {
        (attributes[.font] as? UIFont).map(sized) ?? defaults.font
    }

    private var isLink: Bool { attributes[.link] != nil }

    /// The text color; a link always has the link color.
    private var foreground: UIColor {
        isLink ? .link : color(.foregroundColor) ?? defaults.color
    }

    private func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }

    /// Returns a number of any type, or 0 if the attribute is missing.
    private func number(_ key: NSAttributedString.Key) -> CGFloat {
        switch attributes[key] {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }

    private func rule(
        _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> TextRule? {
        let value =
            attributes[style] as? NSUnderlineStyle
            ?? NSUnderlineStyle(rawValue: Int(exactly: number(style)) ?? 0)
        return value.rule(self.color(color).map(resolve))
    }

    /// Returns the outline: a positive stroke width draws only the outline, a negative one also
    /// fills it.
    private func outline(of font: Font) -> GlyphOutline? {
        let width = number(.strokeWidth)
        guard width.isFinite, width != 0 else { return nil }
        return GlyphOutline(
            width: min(abs(width) * Self.strokeUnit, 1) * font.pointSize,
            color: resolve(color(.strokeColor) ?? foreground), isFilled: width < 0)
    }

    private func box(at location: Int) -> CGRect? {
        guard let attachment = attributes[.attachment] as? NSTextAttachment else { return nil }
        return attachment.attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: location)
    }
}
