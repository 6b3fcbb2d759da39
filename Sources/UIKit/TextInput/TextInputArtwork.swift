import ContactSheetDevices
import Foundation

/// Draws the symbols of fields: the clear button, the magnifying glass, and the buttons at the end
/// of search fields.
@MainActor enum TextInputArtwork {
    case clear, search, bookmark, results

    static var clearColor: UIColor {
        switch UIScreen.main.era {
        case .classic, .flat, .safeArea: UIColor(white: 0.7, alpha: 1)
        case .dark, .glass: .systemGray3
        }
    }

    func draw(in box: CGRect, color: UIColor) {
        switch self {
        case .clear: Self.drawClear(box, color)
        case .search: Self.drawSearch(box, color)
        case .bookmark: Self.drawBookmark(box, color)
        case .results: Self.drawResults(box, color)
        }
    }

    /// Draws the caret of a field or text view. An empty rectangle draws none.
    static func drawCaret(_ rect: CGRect, _ color: UIColor) {
        guard !rect.isEmpty else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 1).fill()
    }

    /// Draws a circle with a cross.
    private static func drawClear(_ box: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: box).fill()
        let reach = box.width * 0.19
        let cross = UIBezierPath()
        for side: CGFloat in [-1, 1] {
            cross.move(to: CGPoint(x: box.midX - reach, y: box.midY - side * reach))
            cross.addLine(to: CGPoint(x: box.midX + reach, y: box.midY + side * reach))
        }
        cross.lineWidth = box.width * 0.09
        cross.lineCapStyle = .round
        (UIScreen.main.era < .dark ? UIColor.white : .systemBackground).setStroke()
        cross.stroke()
    }

    /// Draws a lens with its handle at the lower right.
    private static func drawSearch(_ box: CGRect, _ color: UIColor) {
        let side = min(box.width, box.height)
        let width = side * 0.11
        let lens = CGRect(
            x: box.minX + width / 2, y: box.minY + width / 2, width: side * 0.72,
            height: side * 0.72)
        let path = UIBezierPath(ovalIn: lens)
        let edge = lens.width / 2 * CGFloat(0.5).squareRoot()
        path.move(to: CGPoint(x: lens.midX + edge, y: lens.midY + edge))
        path.addLine(
            to: CGPoint(x: box.minX + side - width * 0.7, y: box.minY + side - width * 0.7))
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Draws an open book.
    private static func drawBookmark(_ box: CGRect, _ color: UIColor) {
        let page = box.insetBy(dx: box.width * 0.05, dy: box.height * 0.18)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: page.midX, y: page.minY + page.height * 0.1))
        for x in [page.minX, page.maxX] {
            path.move(to: CGPoint(x: page.midX, y: page.minY + page.height * 0.12))
            path.addLine(to: CGPoint(x: x, y: page.minY))
            path.addLine(to: CGPoint(x: x, y: page.maxY - page.height * 0.12))
            path.addLine(to: CGPoint(x: page.midX, y: page.maxY))
        }
        path.move(to: CGPoint(x: page.midX, y: page.minY + page.height * 0.12))
        path.addLine(to: CGPoint(x: page.midX, y: page.maxY))
        path.lineWidth = box.width * 0.07
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Draws a chevron that points down.
    private static func drawResults(_ box: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: box).fill()
        let reach = box.width * 0.2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: box.midX - reach, y: box.midY - reach / 2))
        path.addLine(to: CGPoint(x: box.midX, y: box.midY + reach / 2))
        path.addLine(to: CGPoint(x: box.midX + reach, y: box.midY - reach / 2))
        path.lineWidth = box.width * 0.1
        UIColor.systemBackground.setStroke()
        path.stroke()
    }
}
