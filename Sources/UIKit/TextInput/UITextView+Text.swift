import Foundation
import Typesetting

extension UITextView {
    /// 12 points where no font is given (facts: interface_builder.md: documents write the font).
    private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }

    /// Black up to iOS 12, then the semantic colour, which is the same in light pictures.
    private var shownColor: UIColor { textColor ?? .label }

    private var padding: CGFloat { textContainer.lineFragmentPadding }

    /// The lines in a view of `width` points.
    private func layout(width: CGFloat) -> TextLayout {
        let room = width - textContainerInset.left - textContainerInset.right - 2 * padding
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let color = shownColor.resolvedColor(with: traitCollection).cgColor.rgba
        return TextLayout(
            text, font: shownFont.typeset, color: color, width: max(1, room),
            maximumNumberOfLines: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode.typeset,
            alignment: textAlignment == .natural && isMirrored && text.isEmpty
                ? .right : textAlignment.typeset)
    }

    /// With the insets, on whole pixels; an empty text takes a line.
    func fittingSize(width: CGFloat) -> CGSize {
        let size = layout(width: width).size
        let grid = UIScreen.main.grid
        let height = max(size.height, shownFont.lineHeight)
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

    /// Only the lines that the bounds show.
    func drawVisibleLines() {
        guard !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        var layout = layout(width: bounds.width)
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
        for run in layout.glyphRuns(at: textOrigin, width: textWidth) { context.draw(run) }
    }

    /// The lines, in the content, that hold characters of a range; nil where there are none.
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

    /// Behind the last character, in the tint.
    func drawCaret() {
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
