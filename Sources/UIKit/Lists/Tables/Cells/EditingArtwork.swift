import Foundation

/// The artwork of the round buttons that delete and insert rows, and of the reorder control.
@MainActor enum EditingArtwork {
    static func draw(_ style: UITableViewCell.EditingStyle, at center: CGPoint) {
        guard style != .none else { return }
        if UIScreen.main.era == .classic { drawClassicRing(center) }
        (style == .delete ? UIColor.systemRed : .systemGreen).setFill()
        UIBezierPath(ovalIn: CGRect(center: center, side: 22)).fill()
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: center.x - 6, y: center.y))
        sign.addLine(to: CGPoint(x: center.x + 6, y: center.y))
        if style == .insert {
            sign.move(to: CGPoint(x: center.x, y: center.y - 6))
            sign.addLine(to: CGPoint(x: center.x, y: center.y + 6))
        }
        sign.lineWidth = 2
        UIColor.white.setStroke()
        sign.stroke()
    }

    private static func drawClassicRing(_ center: CGPoint) {
        UIColor(white: 0, alpha: 0.3).setFill()
        UIBezierPath(ovalIn: CGRect(center: center.below(1), side: 26)).fill()
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(center: center, side: 26)).fill()
    }

    /// Draws the three lines of the reorder control.
    static func drawGrip(at center: CGPoint) {
        TableColors.disclosure.setFill()
        for line in -1...1 {
            UIRectFill(
                CGRect(
                    x: center.x - 10, y: center.y + CGFloat(line) * 5 - 0.75, width: 20,
                    height: 1.5))
        }
    }
}
