import Foundation

/// The simple drawings of placeholders, which depend on the size only.
@MainActor struct PlaceholderArtwork {
    let bounds: CGRect
    let kind: PlaceholderKind

    func draw() {
        switch kind {
        case .map: drawMap(water, roads)
        case .satellite:
            drawMap(
                UIColor(red: 0.13, green: 0.22, blue: 0.32, alpha: 1),
                UIColor(white: 0.6, alpha: 0.5))
        case .page: drawPage()
        case .scene: drawCube()
        case .canvas: drawGrid(spacing: 24, UIColor(white: 1, alpha: 0.06))
        case .camera: drawViewfinder()
        case .player: drawPlayButton()
        case .container: drawOutline()
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    }

    private func stroke(_ color: UIColor, width: CGFloat, _ build: (UIBezierPath) -> Void) {
        let path = UIBezierPath()
        build(path)
        path.lineWidth = width
        color.setStroke()
        path.stroke()
    }

    // MARK: Maps

    private var roads: UIColor {
        BarColors.dynamic(.white, UIColor(white: 0.33, alpha: 1))
    }

    private var water: UIColor {
        BarColors.dynamic(
            UIColor(red: 0.67, green: 0.83, blue: 0.95, alpha: 1),
            UIColor(red: 0.13, green: 0.25, blue: 0.38, alpha: 1))
    }

    /// The opacity of a map's parks and main roads, which are dimmer in dark mode.
    private var dimming: CGFloat {
        kind == .map && UITraitCollection.current.userInterfaceStyle == .dark ? 0.5 : 1
    }

    /// Draws blocks of streets, a park, a river, and a main road.
    private func drawMap(_ water: UIColor, _ roads: UIColor) {
        drawGrid(spacing: 44, roads, width: 3)
        UIColor(red: 0.6, green: 0.8, blue: 0.55, alpha: 0.7 * dimming).setFill()
        UIBezierPath(
            roundedRect: CGRect(
                origin: point(0.08, 0.12),
                size: CGSize(width: bounds.width * 0.26, height: bounds.height * 0.24)),
            cornerRadius: 6
        ).fill()
        let river = UIBezierPath()
        river.move(to: point(0.62, 1))
        river.addCurve(
            to: point(1, 0.38), controlPoint1: point(0.66, 0.7), controlPoint2: point(0.8, 0.62))
        river.addLine(to: point(1, 1))
        river.close()
        water.setFill()
        river.fill()
        stroke(UIColor(red: 0.97, green: 0.83, blue: 0.5, alpha: 0.9 * dimming), width: 5) {
            $0.move(to: point(0, 0.78))
            $0.addCurve(
                to: point(1, 0.2), controlPoint1: point(0.35, 0.75),
                controlPoint2: point(0.5, 0.3))
        }
    }

    private func drawGrid(spacing: CGFloat, _ color: UIColor, width: CGFloat = 1) {
        stroke(color, width: width) { path in
            for x in stride(from: bounds.minX + spacing, to: bounds.maxX, by: spacing) {
                path.move(to: CGPoint(x: x, y: bounds.minY))
                path.addLine(to: CGPoint(x: x, y: bounds.maxY))
            }
            for y in stride(from: bounds.minY + spacing, to: bounds.maxY, by: spacing) {
                path.move(to: CGPoint(x: bounds.minX, y: y))
                path.addLine(to: CGPoint(x: bounds.maxX, y: y))
            }
        }
    }

    // MARK: Pages and scenes

    /// Draws a headline and as many lines of text as fit.
    private func drawPage() {
        UIColor(white: 0.82, alpha: 1).setFill()
        let box = bounds.clampedInset(dx: min(16, bounds.width / 8), dy: min(16, bounds.height / 8))
        UIRectFill(CGRect(x: box.minX, y: box.minY, width: box.width * 0.6, height: 14))
        UIColor(white: 0.91, alpha: 1).setFill()
        let shares: [CGFloat] = [1, 0.94, 0.98, 0.55]
        for (index, y) in stride(from: box.minY + 30, to: box.maxY - 6, by: 16).enumerated() {
            let width = box.width * shares[index % shares.count]
            UIRectFill(CGRect(x: box.minX, y: y, width: width, height: 6))
        }
    }

    /// Draws a box in perspective on a floor.
    private func drawCube() {
        let side = min(bounds.width, bounds.height) * 0.3
        let front = CGRect(
            x: bounds.midX - side * 0.65, y: bounds.midY - side * 0.35, width: side, height: side)
        let back = front.offsetBy(dx: side * 0.35, dy: -side * 0.35)
        stroke(UIColor(white: 0.7, alpha: 1), width: 1) { path in
            path.append(UIBezierPath(rect: front))
            path.append(UIBezierPath(rect: back))
            for x in [CGFloat(0), side] {
                for y in [CGFloat(0), side] {
                    path.move(to: CGPoint(x: front.minX + x, y: front.minY + y))
                    path.addLine(to: CGPoint(x: back.minX + x, y: back.minY + y))
                }
            }
        }
    }

    private func drawViewfinder() {
        let box = bounds.clampedInset(dx: bounds.width * 0.15, dy: bounds.height * 0.15)
        let arm = min(box.width, box.height) * 0.2
        stroke(UIColor(white: 0.8, alpha: 1), width: 2) { path in
            for (x, dx) in [(box.minX, arm), (box.maxX, -arm)] {
                for (y, dy) in [(box.minY, arm), (box.maxY, -arm)] {
                    path.move(to: CGPoint(x: x + dx, y: y))
                    path.addLine(to: CGPoint(x: x, y: y))
                    path.addLine(to: CGPoint(x: x, y: y + dy))
                }
            }
        }
    }

    private func drawPlayButton() {
        let side = min(bounds.width, bounds.height) * 0.35
        BarGlyph.play.draw(
            in: CGRect(
                x: bounds.midX - side / 2, y: bounds.midY - side * 1.1, width: side, height: side),
            color: UIColor(white: 1, alpha: 0.8))
    }

    private func drawOutline() {
        let path = UIBezierPath(rect: bounds.clampedInset(dx: 0.5, dy: 0.5))
        path.setLineDash([6, 4], count: 2, phase: 0)
        UIColor.systemGray3.setStroke()
        path.stroke()
    }
}
