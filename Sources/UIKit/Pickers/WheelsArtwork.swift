import ContactSheetDevices
import Foundation

/// Paints the wheels of a picker in the style of its era.
@MainActor struct WheelsArtwork {
    let view: UIView
    let wheels: [Wheel]
    let showsSelection: Bool
    private let metrics = PickerMetrics.current
    private let era = UIScreen.main.era

    init(_ view: UIView, wheels: [Wheel], showsSelection: Bool = true) {
        self.view = view
        self.wheels = wheels
        self.showsSelection = showsSelection
    }

    private var isMirrored: Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var rects: [CGRect] {
        WheelLayout(
            wheels.map(\.width), in: view.bounds, gap: metrics.gap, isMirrored: isMirrored
        ).rects
    }

    func draw() {
        let frame = ClassicPickerFrame(bounds: view.bounds, wheels: rects)
        if era == .classic { frame.drawBehind() } else { drawBand() }
        for (wheel, rect) in zip(wheels, rects) {
            ControlArtwork.clipped(to: UIBezierPath(rect: visible(rect))) {
                draw(wheel, in: rect)
            }
        }
        if era == .classic { frame.drawInFront(showsSelection: showsSelection) }
    }

    private func visible(_ rect: CGRect) -> CGRect {
        era == .classic ? ClassicPickerFrame.opening(rect) : rect.intersection(checked: view.bounds)
    }

    // MARK: Selection

    /// Draws two hairlines from iOS 7 to 13, and a gray band since iOS 14.
    private func drawBand() {
        let height = wheels.map(\.rowHeight).max() ?? metrics.rowHeight
        let band = CGRect(
            x: view.bounds.minX, y: view.bounds.midY - height / 2, width: view.bounds.width,
            height: height)
        if SystemBehavior.controlsOf14.isActive {
            let shape = UIBezierPath(
                roundedRect: band.clampedInset(dx: metrics.margin, dy: 0),
                cornerRadius: era == .glass ? height / 2 : 8)
            ControlArtwork.fill(shape, .tertiarySystemFill)
        } else if showsSelection {
            drawHairlines(around: band)
        }
    }

    private func drawHairlines(around band: CGRect) {
        let pixel = 1 / UIScreen.main.scale
        let color = era == .dark ? UIColor.separator : UIColor(white: 0, alpha: 0.2)
        for y in [band.minY - 1, band.maxY + 1 - pixel] {
            let line = CGRect(
                x: band.minX, y: UIScreen.main.grid.round(y), width: band.width, height: pixel)
            ControlArtwork.fill(UIBezierPath(rect: line), color)
        }
    }

    // MARK: Rows

    private func draw(_ wheel: Wheel, in rect: CGRect) {
        for offset in -metrics.reach...metrics.reach {
            guard let row = wheel.row(offset),
                let place = WheelPlace(
                    offset: offset, rowHeight: wheel.rowHeight, height: rect.height,
                    isCylinder: metrics.isCylinder)
            else { continue }
            draw(row, of: wheel, at: place, in: rect)
        }
        if let unit = wheel.unit { draw(unit: unit, of: wheel, in: rect) }
    }

    private func draw(_ row: Wheel.Row, of wheel: Wheel, at place: WheelPlace, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.concatenate(place.transform(middle: CGPoint(x: rect.midX, y: rect.midY)))
        let color = row.color ?? (era < .dark ? .black : .label)
        let alpha = color.cgColor.alpha * place.opacity
        let text = ControlText(
            row.text, font: PickerMetrics.font, color: color.withAlphaComponent(alpha),
            width: wheel.textWidth, of: view)
        let box = CGRect(
            x: -wheel.width / 2, y: -wheel.rowHeight / 2, width: wheel.textWidth,
            height: wheel.rowHeight
        ).clampedInset(dx: metrics.rowMargin, dy: 0)
        text.draw(
            in: box, x: isMirrored && wheel.unit == nil ? 1 - wheel.alignment : wheel.alignment)
        context.restoreGState()
    }

    /// Draws a unit in semibold, one space after the texts.
    private func draw(unit: String, of wheel: Wheel, in rect: CGRect) {
        let text = ControlText(
            unit, font: .systemFont(ofSize: 17, weight: .semibold),
            color: (era < .dark ? .black : .label), of: view)
        let band = CGRect(
            x: rect.minX + wheel.textWidth + 6, y: rect.midY - wheel.rowHeight / 2,
            width: wheel.width - wheel.textWidth - 6, height: wheel.rowHeight)
        text.draw(in: band, x: 0)
    }
}
