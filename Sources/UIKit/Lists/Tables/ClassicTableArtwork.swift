import Foundation

/// The artwork of tables up to iOS 6, from memory.
@MainActor enum ClassicTableArtwork {
    /// Draws the gray-blue bar behind a plain table's header.
    static func drawPlainHeader(in box: CGRect) {
        fill(
            box, from: UIColor(red: 144 / 255, green: 158 / 255, blue: 171 / 255, alpha: 0.93),
            to: UIColor(red: 184 / 255, green: 192 / 255, blue: 199 / 255, alpha: 0.93))
        UIColor(red: 113 / 255, green: 125 / 255, blue: 133 / 255, alpha: 1).setFill()
        UIRectFill(CGRect(x: box.minX, y: box.minY, width: box.width, height: 1))
        UIRectFill(CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1))
    }

    /// Draws the vertical stripes behind a grouped table.
    static func drawPinstripes(in box: CGRect) {
        UIColor(red: 197 / 255, green: 204 / 255, blue: 212 / 255, alpha: 1).setFill()
        UIRectFill(box)
        UIColor(red: 203 / 255, green: 210 / 255, blue: 216 / 255, alpha: 1).setFill()
        for x in stride(from: box.minX + 5, to: box.maxX, by: 7) {
            UIRectFill(CGRect(x: x, y: box.minY, width: 2, height: box.height))
        }
    }

    /// Draws the smooth gray behind a grouped table of an iPad.
    static func drawPadBackground(in box: CGRect) {
        ClassicBarArtwork.fill(
            UIBezierPath(rect: box),
            [
                (0, UIColor(red: 226 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1), 1),
                (1, UIColor(red: 208 / 255, green: 210 / 255, blue: 216 / 255, alpha: 1), 1),
            ])
    }

    /// Draws the blue or gray gradient of a selection.
    static func drawSelection(_ style: UITableViewCell.SelectionStyle, in box: CGRect) {
        if style == .gray {
            return fill(
                box, from: UIColor(white: 205 / 255, alpha: 1),
                to: UIColor(white: 168 / 255, alpha: 1))
        }
        fill(
            box, from: UIColor(red: 5 / 255, green: 140 / 255, blue: 245 / 255, alpha: 1),
            to: UIColor(red: 1 / 255, green: 93 / 255, blue: 230 / 255, alpha: 1))
    }

    /// Draws a vertical gradient in lines of one pixel.
    static func fill(_ box: CGRect, from top: UIColor, to bottom: UIColor) {
        let (start, end) = (top.cgColor.rgba, bottom.cgColor.rgba)
        let step = 1 / UIScreen.main.scale
        for y in stride(from: 0, to: box.height, by: step) {
            let t = Double(y / max(step, box.height - step))
            func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a + (b - a) * t) }
            UIColor(
                red: mix(start.red, end.red), green: mix(start.green, end.green),
                blue: mix(start.blue, end.blue), alpha: mix(start.alpha, end.alpha)
            ).setFill()
            UIRectFill(
                CGRect(
                    x: box.minX, y: box.minY + y, width: box.width,
                    height: min(step, box.height - y)))
        }
    }
}
