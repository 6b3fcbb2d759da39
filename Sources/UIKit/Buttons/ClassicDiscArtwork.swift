import Foundation

/// The artwork of the round blue buttons of iOS 6 and earlier, such as the detail disclosure button:
/// a disc with a glossy upper half inside of a white ring with a shadow.
@MainActor enum ClassicDiscArtwork {
    /// Draws the disc, without its sign.
    static func drawDisc(center: CGPoint, side: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 1), blur: 2,
            color: UIColor(white: 0, alpha: 0.5).cgColor)
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(center: center, side: side)).fill()
        context.restoreGState()
        let disc = CGRect(center: center, side: side - 5)
        let path = UIBezierPath(ovalIn: disc)
        ClassicBarArtwork.fill(
            path,
            [
                (0, UIColor(red: 22 / 255, green: 84 / 255, blue: 206 / 255, alpha: 1), 1),
                (0.55, UIColor(red: 36 / 255, green: 118 / 255, blue: 228 / 255, alpha: 1), 1),
                (1, UIColor(red: 96 / 255, green: 176 / 255, blue: 250 / 255, alpha: 1), 1),
            ])
        context.saveGState()
        path.addClip()
        let gloss = CGRect(
            x: disc.minX - disc.width * 0.1, y: disc.minY - disc.height * 0.45,
            width: disc.width * 1.2, height: disc.height * 0.95)
        ClassicBarArtwork.fill(
            UIBezierPath(ovalIn: gloss), [(0.4, .white, 0.75), (1, .white, 0.15)])
        context.restoreGState()
    }

    /// Draws the disc with an arrow that points to the trailing edge.
    static func drawArrow(center: CGPoint, side: CGFloat, isMirrored: Bool = false) {
        drawDisc(center: center, side: side)
        let (x, y) = (side * (isMirrored ? -0.105 : 0.105), side * 0.19)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: center.x - x, y: center.y - y))
        path.addLine(to: CGPoint(x: center.x + x, y: center.y))
        path.addLine(to: CGPoint(x: center.x - x, y: center.y + y))
        drawSign(path, width: side * 0.115)
    }

    /// Draws the lines of a sign in white with a shadow above them.
    static func drawSign(_ path: UIBezierPath, width: CGFloat) {
        path.lineWidth = width
        path.lineCapStyle = .butt
        let shadow = UIBezierPath(cgPath: path.cgPath)
        shadow.lineWidth = width
        shadow.apply(CGAffineTransform(translationX: 0, y: -1))
        UIColor(white: 0, alpha: 0.35).setStroke()
        shadow.stroke()
        UIColor.white.setStroke()
        path.stroke()
    }
}
