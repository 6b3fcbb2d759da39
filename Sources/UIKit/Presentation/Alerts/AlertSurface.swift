import ContactSheetDevices
import Foundation

/// The background of an alert's card.
@MainActor struct AlertSurface {
    let era: Era
    let role: AlertCard.Role
    let radius: CGFloat

    func draw(in bounds: CGRect) {
        switch era {
        case .classic where role == .alert: drawClassicAlert(in: bounds)
        case .classic: drawClassicSheet(in: bounds)
        default: drawFlat(in: bounds)
        }
    }

    private func drawFlat(in bounds: CGRect) {
        if era >= .glass {
            return GlassArtwork(bounds, radius: radius, style: .card).draw()
        }
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
        if role == .cancel {
            AlertColors.cancelCard.setFill()
            path.fill()
        } else {
            AlertColors.material.draw(in: path)
        }
    }

    /// Draws the alert of iOS 6: dark blue with a white border, and a highlight in its upper part.
    private func drawClassicAlert(in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let box = bounds.clampedInset(dx: 1.5, dy: 1.5)
        let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 8)
        AlertColors.classicCard.setFill()
        path.fill()
        context.restoreGState()
        context.saveGState()
        path.addClip()
        let light = UIBezierPath(
            ovalIn: CGRect(
                x: box.midX - box.width * 0.9, y: box.minY - 60, width: box.width * 1.8,
                height: 92))
        ClassicBarArtwork.fill(light, [(0.5, .white, 0.62), (1, .white, 0.16)])
        context.restoreGState()
        UIColor(white: 0.92, alpha: 0.95).setStroke()
        path.lineWidth = 2
        path.stroke()
    }

    /// Draws the sheet of iOS 6: a dark panel that is lighter at its top.
    private func drawClassicSheet(in bounds: CGRect) {
        let top = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 24)
        UIColor(white: 0.25, alpha: 0.9).setFill()
        UIRectFill(bounds)
        ClassicBarArtwork.fill(UIBezierPath(rect: top), [(0, .white, 0.35), (1, .white, 0.05)])
        UIColor(white: 0, alpha: 0.9).setFill()
        UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))
    }
}
