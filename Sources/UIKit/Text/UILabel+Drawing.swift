import Foundation
import Typesetting

extension UILabel {
    /// A rectangle that is this much too low for a line shows it all the same, in points.
    private static let missingHeight: CGFloat = 0.5
    /// Stand-in fonts are off by 1.3 % (Documentation/Fonts.md 1.1), so a text that is too wide by
    /// less than 3 % is drawn whole: with Apple's font it would have fitted.
    private static let tolerance: CGFloat = 1.03
    /// Longer texts, in bytes, are not measured in one line.
    private static let longestLine = 4096

    func paint(in rect: CGRect) {
        guard !content.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let (lines, full) = shownLines(in: rect)
        let origin = CGPoint(x: rect.minX, y: top(of: lines.layout, full: full.layout, in: rect))
        let painter = TextPainter(
            layout: lines.layout, attachments: lines.attachments, context: context)
        if let shadowColor {
            context.saveGState()
            context.translateBy(x: shadowOffset.width, y: shadowOffset.height)
            let color = shadowColor.resolvedColor(with: traitCollection).cgColor.rgba
            painter.paintSilhouette(at: origin, width: rect.width, color: color)
            context.restoreGState()
        }
        painter.paint(at: origin, width: rect.width)
    }

    /// The lines as they are painted, and in their full size.
    private func shownLines(in rect: CGRect) -> (shown: LabelLines, full: LabelLines) {
        let full = drawnLines(in: rect, scale: 1)
        let isShrunk = full.layout.isTruncated && adjustsFontSizeToFitWidth
        return (isShrunk ? shrunkLines(in: rect) : full, full)
    }

    /// Whether the bounds are too small for some of the text, even in the smallest size allowed.
    package var isTruncated: Bool {
        !content.isEmpty && shownLines(in: bounds).shown.layout.isTruncated
    }

    /// What the lines cover in the label's own space; null without a text.
    package var paintedRect: CGRect {
        guard !content.isEmpty else { return .null }
        let (lines, full) = shownLines(in: bounds)
        let top = top(of: lines.layout, full: full.layout, in: bounds)
        return lines.layout.lineBoxes(at: CGPoint(x: bounds.minX, y: top), width: bounds.width)
            .reduce(.null) { $0.union($1) }
    }

    private func drawnLines(in rect: CGRect, scale: CGFloat) -> LabelLines {
        lines(
            width: room(in: rect.width, scale: scale), height: rect.height + Self.missingHeight,
            limit: numberOfLines, scale: scale)
    }

    /// The width that a line may take in a label of `width` points.
    private func room(in width: CGFloat, scale: CGFloat) -> CGFloat {
        guard scale == 1, (text ?? "").utf8.count <= Self.longestLine else { return width }
        let natural = lines(width: .infinity, limit: 1).layout.size.width
        return natural <= width * Self.tolerance ? max(width, natural + 0.01) : width
    }

    /// The lines in the largest size in which nothing has to be left out.
    private func shrunkLines(in rect: CGRect) -> LabelLines {
        let least = max(minimumScaleFactor, minimumFontSize / font.pointSize, 1 / font.pointSize)
        let scale = TextShrinking.scale(atLeast: min(least, 1)) {
            !drawnLines(in: rect, scale: $0).layout.isTruncated
        }
        return drawnLines(in: rect, scale: scale)
    }

    /// In the middle, on a pixel; a line that was made smaller stands as `baselineAdjustment` says.
    private func top(of layout: TextLayout, full: TextLayout, in rect: CGRect) -> CGFloat {
        let grid = UIScreen.main.grid
        func middle(_ layout: TextLayout) -> CGFloat {
            grid.round(rect.minY + (rect.height - grid.roundUp(layout.size.height)) / 2)
        }
        guard numberOfLines == 1, layout != full, let line = layout.lines.first,
            let fullLine = full.lines.first
        else { return middle(layout) }
        return switch baselineAdjustment {
        case .alignCenters: middle(layout)
        case .alignBaselines: middle(full) + fullLine.ascender - line.ascender
        case .none: rect.minY
        }
    }
}
