import Foundation
import Typesetting

extension UITextView {
    /// The font, which is 12 points by default (Documentation/DocumentFormat.md 5: documents
    /// specify the font).
    private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }

    /// The color: black up to iOS 12, then the semantic color, which is also black in light mode.
    private var shownColor: UIColor { textColor ?? .label }

    private var padding: CGFloat { textContainer.lineFragmentPadding }

    private func options(width: CGFloat, _ areas: [LineArea]) -> TextOptions {
        let availableWidth =
            width - textContainerInset.left - textContainerInset.right - 2 * padding
        var options = TextOptions(
            width: max(1, availableWidth), maximumNumberOfLines: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode.typeset,
            alignment: textAlignment.typeset)
        options.lineAreas = areas
        return options.onScreen()
    }

    /// Returns the lines in a view of `width` points.
    private func lines(width: CGFloat, of other: NSAttributedString? = nil) -> LabelLines {
        let paths = textContainer.exclusionPaths
        guard !paths.isEmpty, width.isFinite else { return lines(width: width, of: other, []) }
        return ExclusionAreas(
            paths: paths.map(\.cgPath.outline),
            width: width - textContainerInset.left - textContainerInset.right, padding: padding
        ).layout { lines(width: width, of: other, $0) }
    }

    private func lines(
        width: CGFloat, of other: NSAttributedString?, _ areas: [LineArea]
    ) -> LabelLines {
        if let other { return lines(of: other, width: width, areas) }
        if styledText != nil || detectsData {
            return lines(of: linked(attributedText), width: width, areas)
        }
        let span = TextSpan(text, font: shownFont.typeset, color: resolve(shownColor))
        return LabelLines(
            layout: TextLayout([span], options: options(width: width, areas)), attachments: [nil])
    }

    /// Returns the lines of a styled text in a view of `width` points.
    private func lines(
        of styledText: NSAttributedString, width: CGFloat, _ areas: [LineArea]
    ) -> LabelLines {
        let defaults = AttributedSpans.Defaults(font: shownFont.typeset, color: shownColor)
        let spans = AttributedSpans(styledText, defaults, resolve: resolve)
        return LabelLines(
            layout: TextLayout(spans.spans, options: options(width: width, areas)),
            attachments: spans.attachments)
    }

    private func layout(width: CGFloat) -> TextLayout { lines(width: width).layout }

    private func resolve(_ color: UIColor) -> RGBA {
        color.resolvedColor(with: traitCollection).cgColor.rgba
    }

    /// Returns the size including the insets, rounded to whole pixels; empty text has one line.
    func fittingSize(width: CGFloat) -> CGSize {
        let size = layout(width: width).size
        let grid = UIScreen.main.grid
        // With a text style, the last line has the style's leading, too (Documentation/RuntimeFacts.md).
        let leading = max(0, shownFont.typeset.lineAdvance - shownFont.lineHeight)
        let height = max(size.height, shownFont.lineHeight) + leading
        return CGSize(
            width: grid.roundUp(
                size.width + textContainerInset.left + textContainerInset.right + 2 * padding),
            height: grid.roundUp(height + textContainerInset.top + textContainerInset.bottom))
    }

    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
    }

    private var textWidth: CGFloat {
        max(1, bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding)
    }

    /// The rectangles of the lines, in the view's content.
    var lineBoxes: [CGRect] {
        layout(width: bounds.width).lineBoxes(at: textOrigin, width: textWidth)
    }

    /// Draws only the lines that are visible in the bounds.
    func drawVisibleLines() {
        guard !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let lines = lines(width: bounds.width)
        var layout = lines.layout
        for diagnostic in layout.diagnostics {
            var placed = diagnostic
            placed.location = viewPath
            DiagnosticLog.current.add(placed)
        }
        let top = textOrigin.y
        layout.lines.removeAll { line in
            top + line.baseline - line.descender < bounds.minY
                || top + line.baseline - line.ascender > bounds.maxY
        }
        TextPainter(layout: layout, attachments: lines.attachments, context: context)
            .paint(at: textOrigin, width: textWidth)
    }

    /// Returns the frame of the lines with characters of a range, in the content's coordinate
    /// space, or `nil` if there are none.
    func rect(ofLinesIn range: NSRange) -> CGRect? {
        guard let range = Range(range, in: text) else { return nil }
        let bytes =
            text.utf8.distance(
                from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
                from: text.startIndex, to: range.upperBound)
        let lines = layout(width: bounds.width).lines.filter {
            $0.range.contains(bytes.lowerBound) || $0.range.overlaps(bytes)
        }
        guard let first = lines.first, let last = lines.last else { return nil }
        let top = textOrigin.y + first.baseline - first.ascender
        return CGRect(
            x: textOrigin.x, y: top, width: textWidth,
            height: textOrigin.y + last.baseline - last.descender - top)
    }

    /// Draws a band behind the selected characters of each line, in the tint color. The handles
    /// aren't drawn.
    func drawSelection() {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let selection = NSIntersectionRange(selectedRange, whole)
        guard selection.length > 0 else { return }
        let marked = NSMutableAttributedString(attributedString: attributedText)
        marked.removeAttribute(.backgroundColor, range: whole)
        marked.addAttribute(.backgroundColor, value: UIColor.black, range: selection)
        tintColor.withAlphaComponent(0.2).setFill()
        let layout = lines(width: bounds.width, of: marked).layout
        for part in layout.placed(at: textOrigin, width: textWidth) {
            if case .background(let rect, _) = part.content { UIBezierPath(rect: rect).fill() }
        }
    }

    /// Draws the caret after the last character, in the tint color.
    func drawCaret() {
        if let caret = overriddenCaret { return TextInputArtwork.drawCaret(caret, tintColor) }
        let last = layout(width: bounds.width).lines.last
        let font = shownFont
        let baseline = last?.baseline ?? font.ascender
        tintColor.setFill()
        UIBezierPath(
            roundedRect: CGRect(
                x: textOrigin.x + (last?.width ?? 0), y: textOrigin.y + baseline - font.ascender,
                width: 2, height: font.lineHeight), cornerRadius: 1
        ).fill()
    }
}
