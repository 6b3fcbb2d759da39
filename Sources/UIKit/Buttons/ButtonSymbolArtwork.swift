import ContactSheetDevices
import Foundation

/// The artwork of the symbols of button types without an image, in points of the area that they
/// fill.
@MainActor struct ButtonSymbolArtwork {
    private let type: UIButton.ButtonType
    private var era: Era { UIScreen.main.era }

    init?(_ type: UIButton.ButtonType) {
        guard ButtonMetrics.markSize(of: type) != nil else { return nil }
        self.type = type
    }

    func draw(in box: CGRect, color: UIColor) {
        switch type {
        case .close: drawClose(box)
        case .contactAdd: drawCircle(box, color, plus)
        case .detailDisclosure where era == .classic:
            ClassicDiscArtwork.drawArrow(
                center: CGPoint(x: box.midX, y: box.midY), side: min(box.width, box.height) - 3)
        case .infoLight where era == .classic: drawCircle(box, .white, letter)
        case .infoDark where era == .classic: drawCircle(box, UIColor(white: 0.3, alpha: 1), letter)
        default: drawCircle(box, color, letter)
        }
    }

    /// Draws an outlined circle around the sign, or, up to iOS 6, a filled one with a white sign.
    private func drawCircle(_ box: CGRect, _ color: UIColor, _ sign: (CGRect) -> UIBezierPath) {
        let width = max(1, box.width * 0.07)
        let ring = UIBezierPath(ovalIn: box.clampedInset(dx: width / 2, dy: width / 2))
        ring.lineWidth = width
        let path = sign(box)
        path.lineWidth = box.width * (era == .dark || era == .glass ? 0.085 : 0.06)
        path.lineCapStyle = .round
        if era == .classic, type == .contactAdd {
            ClassicDiscArtwork.drawDisc(
                center: CGPoint(x: box.midX, y: box.midY), side: min(box.width, box.height) - 3)
            ClassicDiscArtwork.drawSign(path, width: 3)
            return
        }
        color.setStroke()
        ring.stroke()
        path.stroke()
    }

    private func drawClose(_ box: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(ovalIn: box).fill()
        let reach = box.width * 0.155
        let cross = UIBezierPath()
        for side: CGFloat in [-1, 1] {
            cross.move(to: CGPoint(x: box.midX - reach, y: box.midY - side * reach))
            cross.addLine(to: CGPoint(x: box.midX + reach, y: box.midY + side * reach))
        }
        cross.lineWidth = box.width * 0.08
        cross.lineCapStyle = .round
        UIColor.secondaryLabel.setStroke()
        cross.stroke()
    }

    private func plus(_ box: CGRect) -> UIBezierPath {
        let reach = box.width * 0.24
        let path = UIBezierPath()
        path.move(to: CGPoint(x: box.midX - reach, y: box.midY))
        path.addLine(to: CGPoint(x: box.midX + reach, y: box.midY))
        path.move(to: CGPoint(x: box.midX, y: box.midY - reach))
        path.addLine(to: CGPoint(x: box.midX, y: box.midY + reach))
        return path
    }

    /// Returns the path of the letter i: a dot, a stem with a serif, and a foot.
    private func letter(_ box: CGRect) -> UIBezierPath {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
        }
        let path = UIBezierPath()
        path.move(to: at(0.495, 0.29))
        path.addLine(to: at(0.505, 0.29))
        path.move(to: at(0.43, 0.45))
        path.addLine(to: at(0.51, 0.45))
        path.addLine(to: at(0.51, 0.72))
        path.move(to: at(0.41, 0.725))
        path.addLine(to: at(0.61, 0.725))
        return path
    }
}
