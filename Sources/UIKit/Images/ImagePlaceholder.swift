import Foundation
import Typesetting

/// A gray box with its diagonals, and the name of the missing image.
@MainActor struct ImagePlaceholder {
    let name: String

    /// The font sizes in points, largest first; a name that doesn't fit in any of them isn't drawn.
    private static let fontSizes: [CGFloat] = [11, 9, 7]
    private static let margin: CGFloat = 3

    func draw(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.setFillColor(UIColor.tertiarySystemFill.cgColor)
        context.fill(rect)
        context.setStrokeColor(UIColor.systemGray3.cgColor)
        context.setLineWidth(1)
        let box = rect.clampedInset(dx: 0.5, dy: 0.5)
        context.stroke(box)
        context.strokeLineSegments(between: [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY),
        ])
        drawName(in: box, context)
        context.restoreGState()
    }

    private func drawName(in box: CGRect, _ context: CGContext) {
        let label = (name as NSString).lastPathComponent
        guard !label.isEmpty, let layout = layout(label, fitting: box) else { return }
        let size = layout.size
        let origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
        let plate = CGRect(origin: origin, size: size).insetBy(dx: -Self.margin, dy: -1)
        context.setFillColor(UIColor.systemGray6.cgColor)
        context.addPath(CGPath(roundedRect: plate, cornerWidth: 3, cornerHeight: 3, transform: nil))
        context.fillPath()
        for run in layout.glyphRuns(at: origin, width: size.width) { context.draw(run) }
    }

    /// Returns the name in the largest font in which it fits in the box.
    private func layout(_ label: String, fitting box: CGRect) -> TextLayout? {
        Self.fontSizes.lazy.map { size in
            TextLayout(
                label, font: UIFont.systemFont(ofSize: size).typeset,
                color: UIColor.systemGray.cgColor.rgba, maximumNumberOfLines: 1)
        }.first {
            $0.size.width + 2 * Self.margin <= box.width && $0.size.height + 4 <= box.height
        }
    }
}
