import UIKit

/// The outline of a text with a heading and an image, in place of a page's content.
package final class PageSkeleton: UIView {
    private static let lineHeight: CGFloat = 10
    private static let lineSpacing: CGFloat = 12
    /// The lengths of a paragraph's lines, in fractions of the width.
    private static let lines: [CGFloat] = [0.97, 0.92, 1, 0.88, 0.6]
    private static let widest: CGFloat = 640

    private let margin: CGFloat

    /// Creates an outline with margins in points at the top and the sides.
    package init(margin: CGFloat) {
        self.margin = margin
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) {
        let width = min(bounds.width - 2 * margin, Self.widest)
        guard width > 0 else { return }
        var box = CGRect(x: (bounds.width - width) / 2, y: margin, width: width, height: 24)
        fill(box, width: 0.7, .systemGray3)
        box.origin.y += 40
        box.size.height = width * 0.5
        fill(box, width: 1, .systemGray5)
        box.origin.y = box.maxY + 24
        box.size.height = Self.lineHeight
        while box.maxY < bounds.height - margin {
            for length in Self.lines where box.maxY < bounds.height - margin {
                fill(box, width: length, .systemGray4)
                box.origin.y += Self.lineHeight + Self.lineSpacing
            }
            box.origin.y += Self.lineSpacing
        }
    }

    private func fill(_ box: CGRect, width: CGFloat, _ color: UIColor) {
        color.setFill()
        var bar = box
        bar.size.width *= width
        UIBezierPath(roundedRect: bar, cornerRadius: min(6, bar.height / 2)).fill()
    }
}
