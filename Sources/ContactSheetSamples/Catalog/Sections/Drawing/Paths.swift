import ContactSheet

extension CatalogSection {
    static let paths = CatalogSection("Paths") {
        for shape in shapes { Specimen(shape.name, size: side, PathView(shape.draw)) }
    }

    private static let side = CGSize(width: 100, height: 76)

    @MainActor private static let shapes: [(name: String, draw: @MainActor (CGRect) -> Void)] =
        outlines + strokes + fills + images

    private static let box = CGRect(x: 12, y: 12, width: 76, height: 52)

    @MainActor private static let outlines: [(name: String, draw: @MainActor (CGRect) -> Void)] = [
        ("rect", { _ in fillAndStroke(UIBezierPath(rect: box)) }),
        ("oval", { _ in fillAndStroke(UIBezierPath(ovalIn: box)) }),
        ("rounded", { _ in fillAndStroke(UIBezierPath(roundedRect: box, cornerRadius: 14)) }),
        (
            "two corners",
            { _ in
                fillAndStroke(
                    UIBezierPath(
                        roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
                        cornerRadii: CGSize(width: 20, height: 20)))
            }
        ),
        (
            "arc clockwise",
            { _ in
                fillAndStroke(
                    UIBezierPath(
                        arcCenter: CGPoint(x: 50, y: 38), radius: 26, startAngle: -.pi / 2,
                        endAngle: .pi, clockwise: true))
            }
        ),
        (
            "pie",
            { _ in
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 50, y: 38))
                path.addArc(
                    withCenter: CGPoint(x: 50, y: 38), radius: 26, startAngle: 0,
                    endAngle: .pi / 3, clockwise: false)
                path.close()
                fillAndStroke(path)
            }
        ),
        ("curves", { _ in fillAndStroke(wave) }),
        ("reversed hole", { _ in fillAndStroke(ring(isReversed: true)) }),
    ]

    @MainActor private static let strokes: [(name: String, draw: @MainActor (CGRect) -> Void)] = [
        ("butt, miter", { _ in stroke(.butt, .miter) }),
        ("round, round", { _ in stroke(.round, .round) }),
        ("square, bevel", { _ in stroke(.square, .bevel) }),
        ("dashes 8 4", { _ in stroke(.butt, .miter, dash: [8, 4]) }),
        ("round dots", { _ in stroke(.round, .round, dash: [0, 10]) }),
        (
            "stroked copy",
            { _ in
                let outline = zigzag.cgPath.copy(
                    strokingWithWidth: 12, lineCap: .round, lineJoin: .round, miterLimit: 10)
                UIColor.systemTeal.setFill()
                UIBezierPath(cgPath: outline).fill()
            }
        ),
        (
            "dashed copy",
            { _ in
                let dashes = zigzag.cgPath.copy(dashingWithPhase: 0, lengths: [12, 8])
                let path = UIBezierPath(cgPath: dashes)
                path.lineWidth = 5
                UIColor.systemIndigo.setStroke()
                path.stroke()
            }
        ),
    ]

    @MainActor private static let fills: [(name: String, draw: @MainActor (CGRect) -> Void)] = [
        (
            "even-odd",
            { _ in
                let path = ring(isReversed: false)
                path.usesEvenOddFillRule = true
                fillAndStroke(path)
            }
        ),
        ("winding", { _ in fillAndStroke(ring(isReversed: false)) }),
        (
            "clip",
            { rect in
                UIBezierPath(ovalIn: box).addClip()
                UIColor.systemYellow.setFill()
                UIRectFill(rect)
                UIColor.systemRed.setFill()
                UIRectFill(CGRect(x: 0, y: 38, width: 100, height: 38))
            }
        ),
        ("multiply", { _ in blend(.multiply) }),
        ("screen", { _ in blend(.screen) }),
        (
            "shadow",
            { _ in
                let context = UIGraphicsGetCurrentContext()
                context?.setShadow(
                    offset: CGSize(width: 3, height: 4), blur: 6,
                    color: UIColor.black.withAlphaComponent(0.5).cgColor)
                UIColor.systemGreen.setFill()
                UIBezierPath(ovalIn: box).fill()
            }
        ),
        (
            "transparency layer",
            { _ in
                let context = UIGraphicsGetCurrentContext()
                context?.setAlpha(0.5)
                context?.beginTransparencyLayer(auxiliaryInfo: nil)
                blend(.normal)
                context?.endTransparencyLayer()
            }
        ),
        (
            "UIRectFrame",
            { _ in
                UIColor.systemPurple.setFill()
                UIRectFrame(box)
            }
        ),
    ]

    @MainActor private static let images: [(name: String, draw: @MainActor (CGRect) -> Void)] = [
        ("drawn image", { _ in badge.draw(in: box) }),
        ("small copies", { _ in for x in 0..<4 { badge.draw(in: tile(x)) } }),
        (
            "clip to mask",
            { rect in
                guard let context = UIGraphicsGetCurrentContext(), let mask = badge.cgImage else {
                    return
                }
                context.clip(to: box, mask: mask)
                UIColor.systemPink.setFill()
                UIRectFill(rect)
            }
        ),
        (
            "cropped",
            { _ in
                guard let image = badge.cgImage else { return }
                let half = CGRect(x: 0, y: 0, width: image.width / 2, height: image.height)
                image.cropping(to: half).map {
                    UIImage(cgImage: $0, scale: badge.scale, orientation: .up)
                }?
                .draw(at: CGPoint(x: 12, y: 12))
            }
        ),
    ]

    private static func tile(_ x: Int) -> CGRect {
        CGRect(x: 8 + 22 * x, y: 31, width: 18, height: 14)
    }

    /// The image is drawn again for each snapshot, with the snapshot's colors and scale.
    @MainActor private static var badge: UIImage {
        UIGraphicsImageRenderer(size: box.size).image { context in
            UIColor.systemOrange.setFill()
            UIBezierPath(roundedRect: context.format.bounds, cornerRadius: 12).fill()
            UIColor.white.setStroke()
            let tick = UIBezierPath()
            tick.move(to: CGPoint(x: 22, y: 27))
            tick.addLine(to: CGPoint(x: 34, y: 38))
            tick.addLine(to: CGPoint(x: 55, y: 14))
            tick.lineWidth = 6
            tick.lineCapStyle = .round
            tick.lineJoinStyle = .round
            tick.stroke()
        }
    }

    @MainActor private static func fillAndStroke(_ path: UIBezierPath) {
        UIColor.systemBlue.withAlphaComponent(0.2).setFill()
        UIColor.systemBlue.setStroke()
        path.lineWidth = 2
        path.fill()
        path.stroke()
    }

    @MainActor private static func stroke(
        _ cap: CGLineCap, _ join: CGLineJoin, dash: [CGFloat] = []
    ) {
        let path = zigzag
        path.lineWidth = dash.isEmpty ? 12 : 5
        path.lineCapStyle = cap
        path.lineJoinStyle = join
        path.setLineDash(dash, count: dash.count, phase: 0)
        UIColor.systemTeal.setStroke()
        path.stroke()
    }

    @MainActor private static func blend(_ mode: CGBlendMode) {
        UIColor.systemYellow.setFill()
        UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 50, height: 50)).fill()
        UIColor.systemBlue.setFill()
        UIBezierPath(ovalIn: CGRect(x: 38, y: 12, width: 50, height: 50))
            .fill(with: mode, alpha: 1)
    }

    @MainActor private static var zigzag: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 18, y: 56))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.addLine(to: CGPoint(x: 60, y: 56))
        path.addLine(to: CGPoint(x: 82, y: 20))
        return path
    }

    @MainActor private static var wave: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 12, y: 38))
        path.addCurve(
            to: CGPoint(x: 62, y: 38), controlPoint1: CGPoint(x: 30, y: -10),
            controlPoint2: CGPoint(x: 44, y: 86))
        path.addQuadCurve(to: CGPoint(x: 88, y: 38), controlPoint: CGPoint(x: 75, y: 6))
        return path
    }

    @MainActor private static func ring(isReversed: Bool) -> UIBezierPath {
        let path = UIBezierPath(ovalIn: box)
        let hole = UIBezierPath(ovalIn: box.insetBy(dx: 16, dy: 14))
        path.append(isReversed ? hole.reversing() : hole)
        return path
    }
}

/// A view that draws with a closure.
private final class PathView: UIView {
    private let drawing: @MainActor (CGRect) -> Void

    init(_ drawing: @escaping @MainActor (CGRect) -> Void) {
        self.drawing = drawing
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { drawing(rect) }
}
