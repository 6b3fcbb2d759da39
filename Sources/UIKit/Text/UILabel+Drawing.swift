import Foundation
import Typesetting

extension UILabel {
    /// The height in points that may be missing for a line that is still drawn.
    private static let missingHeight: CGFloat = 0.5
    /// The factor by which a text may be too wide and is still drawn without truncation.
    /// Replacement fonts differ by 1.3 % (Documentation/Fonts.md 1.1), so a text that is less than
    /// 3 % too wide would fit with Apple's font.
    static let tolerance: CGFloat = 1.03
    /// The length in bytes up to which texts are measured in one line.
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

    /// Returns the lines as they are painted, and in their full size.
    private func shownLines(in rect: CGRect) -> (shown: LabelLines, full: LabelLines) {
        let full = drawnLines(in: rect, scale: 1)
        let isShrunk = full.layout.isTruncated && adjustsFontSizeToFitWidth
        return (isShrunk ? shrunkLines(in: rect) : full, full)
    }

    /// Whether the bounds are too small for the text, even at the smallest permitted size.
    package var isTruncated: Bool {
        !content.isEmpty && shownLines(in: bounds).shown.layout.isTruncated
    }

    /// The area of the lines in the label's own coordinate space, or the null rectangle without
    /// text.
    package var paintedRect: CGRect {
        guard !content.isEmpty else { return .null }
        let (lines, full) = shownLines(in: bounds)
        let top = top(of: lines.layout, full: full.layout, in: bounds)
        return lines.layout.lineBoxes(at: CGPoint(x: bounds.minX, y: top), width: bounds.width)
            .reduce(.null) { $0.union($1) }
    }

    private func drawnLines(in rect: CGRect, scale: CGFloat) -> LabelLines {
        lines(
            width: availableWidth(in: rect.width, scale: scale),
            height: rect.height + Self.missingHeight,
            limit: numberOfLines, scale: scale)
    }

    /// Returns the width that is available to a line in a label of `width` points.
    private func availableWidth(in width: CGFloat, scale: CGFloat) -> CGFloat {
        guard scale == 1, (text ?? "").utf8.count <= Self.longestLine else { return width }
        let natural = lines(width: .infinity, limit: 1).layout.size.width
        return natural <= width * Self.tolerance ? max(width, natural + 0.01) : width
    }

    /// Returns the lines in the largest size at which nothing is truncated. A `minimumScaleFactor`
    /// of 0 sets no limit, except a size of one point.
    private func shrunkLines(in rect: CGRect) -> LabelLines {
        let least = max(minimumScaleFactor, minimumFontSize / font.pointSize, 1 / font.pointSize)
        let scale = TextShrinking.scale(atLeast: min(least, 1)) {
            !drawnLines(in: rect, scale: $0).layout.isTruncated
        }
        return drawnLines(in: rect, scale: scale)
    }

    /// Returns the top of the text: vertically centered on whole pixels, and according to
    /// `baselineAdjustment` for a line that was scaled.
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
