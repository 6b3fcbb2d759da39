import Foundation
import Typesetting

/// A label's lines, and the attachments in them.
struct LabelLines {
    var layout: TextLayout
    var attachments: [NSTextAttachment?]
    var scale: CGFloat = 1
}

extension UILabel {
    /// The maximum width and height in points, larger than that of any text.
    private static let endless: CGFloat = 10_000_000

    /// Returns the size rounded up to whole pixels (Documentation/Metrics.md 4.1).
    func measure(width: CGFloat) -> CGSize {
        let area = CGRect(
            x: 0, y: 0, width: width < Self.endless ? width : Self.endless,
            height: Self.endless)
        let rect = textRect(forBounds: area, limitedToNumberOfLines: numberOfLines)
        let grid = UIScreen.main.grid
        return CGSize(width: grid.roundUp(rect.width), height: grid.roundUp(rect.height))
    }

    func extent(in bounds: CGRect, lines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = self.lines(width: bounds.width, limit: lines).layout.size
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, size.width),
            height: min(bounds.height, size.height))
    }

    var firstAscender: CGFloat {
        guard content.attributed != nil else { return font.ascender }
        return lines(width: .infinity, limit: numberOfLines).layout.lines.first?.ascender
            ?? font.ascender
    }

    var lastDescent: CGFloat {
        let grid = UIScreen.main.grid
        guard content.attributed != nil,
            let last = lines(width: .infinity, limit: numberOfLines).layout.lines.last
        else { return grid.roundUp(font.lineHeight) - grid.round(font.ascender) }
        return grid.roundUp(last.ascender - last.descender) - grid.round(last.ascender)
    }

    func lines(
        width: CGFloat, height: CGFloat = .infinity, limit: Int, scale: CGFloat = 1
    ) -> LabelLines {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var options = TextOptions(
            width: width, maximumNumberOfLines: limit, lineBreakMode: lineBreakMode.typeset,
            alignment: textAlignment == .natural && isRightToLeft ? .right : textAlignment.typeset)
        options.height = height
        let (spans, attachments) = spans(scale: scale)
        let layout = TextLayout(spans, options: options.onScreen())
        for diagnostic in layout.diagnostics {
            var placed = diagnostic
            placed.location = viewPath
            DiagnosticLog.current.add(placed)
        }
        return LabelLines(layout: layout, attachments: attachments, scale: scale)
    }

    private func spans(scale: CGFloat) -> ([TextSpan], [NSTextAttachment?]) {
        guard let attributed = content.attributed else {
            var span = TextSpan(
                text ?? "", font: sized(content.font, scale), color: resolve(textColor))
            span.paragraph = ownParagraph
            return ([span], [nil])
        }
        let defaults = AttributedSpans.Defaults(
            font: sized(content.ownFont, scale), color: content.ownColor, paragraph: ownParagraph)
        let spans = AttributedSpans(
            attributed, defaults, font: { self.sized($0, scale) }, resolve: resolve)
        return (spans.spans, spans.attachments)
    }

    private func sized(_ font: UIFont, _ scale: CGFloat) -> Font {
        scale == 1 ? font.typeset : font.withSize(font.pointSize * scale).typeset
    }

    /// The paragraph style with which text may be tightened and its first line is indented, or
    /// `nil` without either.
    private var ownParagraph: ParagraphStyle? {
        let isTight = allowsDefaultTighteningForTruncation || adjustsLetterSpacingToFitWidth
        guard isTight || firstLineIndent > 0 else { return nil }
        var style = ParagraphStyle()
        if isTight { style.tighteningFactor = NSParagraphStyle.defaultTighteningFactor }
        if firstLineIndent > 0 {
            style.firstLineHeadIndent = firstLineIndent
            style.indentsFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        return style
    }

    /// Whether `firstLineIndent` applies, because the text has no paragraph style of its own.
    var canIndentFirstLine: Bool { content.attributed == nil }

    /// Returns the color: the highlighted color in a highlighted label, and with half its opacity
    /// in a disabled one.
    private func resolve(_ color: UIColor) -> RGBA {
        let color = isHighlighted ? highlightedTextColor ?? color : color
        let rgba = color.resolvedColor(with: traitCollection).cgColor.rgba
        return isEnabled ? rgba : rgba.multiplyingAlpha(by: 0.5)
    }
}
