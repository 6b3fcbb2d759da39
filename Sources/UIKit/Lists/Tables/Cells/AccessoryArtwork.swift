import ContactSheetDevices
import Foundation

/// The artwork of cell accessories in the style of each era.
@MainActor struct AccessoryArtwork {
    /// The area next to the content that the accessory takes up.
    let box: CGRect
    let isMirrored: Bool
    let tint: UIColor
    /// Whether the accessory is white, as in selected rows up to iOS 6.
    let isWhite: Bool
    /// The scale of the drawings, relative to their size at the default text size.
    var scale: CGFloat = 1

    private var era: Era { UIScreen.main.era }

    func draw(_ type: UITableViewCell.AccessoryType) {
        switch type {
        case .none: return
        case .disclosureIndicator: scaled(at: fromEnd(chevronInset), drawChevron)
        case .checkmark: scaled(at: fromEnd(checkmarkInset), drawCheckmark)
        case .detailButton: scaled(at: fromEnd(detailInset), drawInfo)
        case .detailDisclosureButton:
            if era == .classic { return drawClassicDetail(fromEnd(detailInset)) }
            scaled(at: fromEnd(chevronInset), drawChevron)
            scaled(at: fromEnd(box.width - (era == .flat ? 21 : 15 + grown(22) / 2)), drawInfo)
        }
    }

    /// Draws at a scale around a point.
    func scaled(at center: CGPoint, _ draw: (CGPoint) -> Void) {
        guard scale != 1, let context = UIGraphicsGetCurrentContext() else { return draw(center) }
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.scaleBy(x: scale, y: scale)
        draw(.zero)
        context.restoreGState()
    }

    /// Returns the additional width of a drawing at the current scale.
    private func grown(_ width: CGFloat) -> CGFloat { width * (scale - 1) }

    private var checkmarkInset: CGFloat {
        era == .classic ? 16 : TableMetrics.textInset + 6.5 + grown(15) / 2
    }

    /// The distance from the trailing edge to the center of the chevron.
    private var chevronInset: CGFloat {
        switch era {
        case .classic: 14
        case .flat: 19
        default: TableMetrics.textInset + 4 + grown(8) / 2
        }
    }

    private var detailInset: CGFloat {
        era == .classic ? 18 : TableMetrics.textInset + 11 + grown(22) / 2
    }

    private func fromEnd(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: isMirrored ? box.minX + distance : box.maxX - distance, y: box.midY)
    }

    func drawChevron(center: CGPoint) { drawChevron(center: center, nil) }

    /// Draws a chevron in a color, by default that of disclosure indicators.
    func drawChevron(center: CGPoint, _ color: UIColor?) {
        (isWhite ? .white : color ?? TableColors.disclosure).setStroke()
        chevron(center: center).stroke()
    }

    /// Draws a chevron in the tint color that points at the children: down if they are shown.
    func drawOutlineChevron(center: CGPoint, _ isExpanded: Bool) {
        tint.setStroke()
        let path = chevron(center: .zero)
        if isExpanded {
            path.apply(CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2))
        }
        path.apply(CGAffineTransform(translationX: center.x, y: center.y))
        path.stroke()
    }

    private func chevron(center: CGPoint) -> UIBezierPath {
        let isClassic = era == .classic
        let size =
            isClassic ? CGSize(width: 7, height: 10) : CGSize(width: 5.75, height: 11.5)
        let side: CGFloat = isMirrored ? -1 : 1
        let path = UIBezierPath()
        path.move(to: CGPoint(x: center.x - side * size.width / 2, y: center.y - size.height / 2))
        path.addLine(to: CGPoint(x: center.x + side * size.width / 2, y: center.y))
        path.addLine(
            to: CGPoint(x: center.x - side * size.width / 2, y: center.y + size.height / 2))
        path.lineWidth = isClassic ? 3 : era == .flat || era == .safeArea ? 2 : 2.2
        path.lineCapStyle = isClassic || era < .dark ? .butt : .round
        path.lineJoinStyle = era < .dark ? .miter : .round
        return path
    }

    func drawCheckmark(center: CGPoint) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: center.x - 6.5, y: center.y + 0.5))
        path.addLine(to: CGPoint(x: center.x - 2, y: center.y + 5.5))
        path.addLine(to: CGPoint(x: center.x + 6.5, y: center.y - 6))
        path.lineWidth = era == .classic ? 3 : era < .dark ? 1.8 : 2.3
        if era >= .dark {
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
        }
        let color = era == .classic ? TableColors.classicDetail : tint
        (isWhite ? .white : color).setStroke()
        path.stroke()
    }

    private func drawClassicDetail(_ center: CGPoint) {
        ClassicDiscArtwork.drawArrow(center: center, side: 26, isMirrored: isMirrored)
    }

    func drawInfo(center: CGPoint) {
        if era == .classic { return drawClassicDetail(center) }
        tint.setStroke()
        tint.setFill()
        let ring = UIBezierPath(ovalIn: CGRect(center: center, side: era < .dark ? 21 : 19.5))
        ring.lineWidth = era < .dark ? 1 : 1.6
        ring.stroke()
        UIBezierPath(ovalIn: CGRect(center: center.below(-4.5), side: 2.4)).fill()
        let stem = UIBezierPath()
        stem.move(to: CGPoint(x: center.x - 1.8, y: center.y - 1.2))
        stem.addLine(to: CGPoint(x: center.x + 0.4, y: center.y - 1.2))
        stem.addLine(to: CGPoint(x: center.x + 0.4, y: center.y + 5))
        stem.move(to: CGPoint(x: center.x - 2.2, y: center.y + 5))
        stem.addLine(to: CGPoint(x: center.x + 2.8, y: center.y + 5))
        stem.lineWidth = era < .dark ? 1.1 : 1.5
        stem.stroke()
    }
}

extension CGRect {
    /// Creates a square around a point.
    init(center: CGPoint, side: CGFloat) {
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}

extension CGPoint {
    func below(_ distance: CGFloat) -> CGPoint { CGPoint(x: x, y: y + distance) }
}
