import ContactSheetDevices
import Foundation

/// The box of a popover with its arrow; the view's bounds contain both.
final class PopoverSurface: UIView {
    private let clip = UIView()
    private var layout: PopoverLayout?
    /// The color, or `nil` for the era's color.
    var color: UIColor?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        clip.clipsToBounds = true
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    var content: UIView? {
        didSet {
            if let oldValue, oldValue !== content, oldValue.superview === clip {
                oldValue.removeFromSuperview()
            }
            if let content { clip.addSubview(content) }
        }
    }

    /// The frame of the box without the arrow, in the superview's coordinate space.
    var body: CGRect { layout?.body ?? .zero }

    func show(_ layout: PopoverLayout) {
        self.layout = layout
        let metrics = PopoverMetrics()
        frame = layout.body.union(CGRect(origin: layout.tip, size: .zero))
        clip.frame = ownBody.inset(by: metrics.frame)
        clip.layer.cornerRadius =
            metrics.frame == .zero ? metrics.cornerRadius : metrics.cornerRadius - 4
        clip.place(managed: content, in: clip.bounds)
    }

    /// The insets are zero, because a popover isn't at an edge of the screen.
    override var safeAreaInsets: UIEdgeInsets { .zero }

    private var ownBody: CGRect { body.offsetBy(dx: -frame.minX, dy: -frame.minY) }

    override func draw(_ rect: CGRect) {
        guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
        let path = PopoverOutline(
            body: ownBody,
            tip: CGPoint(x: layout.tip.x - frame.minX, y: layout.tip.y - frame.minY),
            direction: layout.direction
        ).path
        if UIScreen.main.era < .glass || color != nil { PopoverColors.shadow.draw(around: path) }
        if let color = color ?? PopoverColors.frame {
            color.setFill()
            path.fill()
        } else if UIScreen.main.era < .glass {
            AlertColors.material.draw(in: path)
        } else {
            GlassArtwork.draw(.card, in: path)
        }
        if UIScreen.main.era == .classic { drawGloss(path, context) }
    }

    /// Draws a lighter upper part of the dark frame, and a thin light border.
    private func drawGloss(_ path: UIBezierPath, _ context: CGContext) {
        context.saveGState()
        path.addClip()
        let top = CGRect(x: ownBody.minX, y: 0, width: ownBody.width, height: ownBody.minY + 24)
        ClassicBarArtwork.fill(UIBezierPath(rect: top), [(0, .white, 0.35), (1, .white, 0.05)])
        context.restoreGState()
        UIColor(white: 1, alpha: 0.25).setStroke()
        path.lineWidth = 1
        path.stroke()
    }
}

/// The rounded box and the arrow as one path.
@MainActor struct PopoverOutline {
    let body: CGRect
    let tip: CGPoint
    let direction: UIPopoverArrowDirection

    var path: UIBezierPath {
        let metrics = PopoverMetrics()
        let path = UIBezierPath(roundedRect: body, cornerRadius: metrics.cornerRadius)
        if direction != [] { path.append(arrow(base: metrics.arrowBase)) }
        return path
    }

    /// Returns the arrow, with the winding direction of the box, so that both fill one area.
    private func arrow(base: CGFloat) -> UIBezierPath {
        let half = base / 2
        let feet: (CGPoint, CGPoint) =
            switch direction {
            case .up:
                (CGPoint(x: tip.x - half, y: body.minY), CGPoint(x: tip.x + half, y: body.minY))
            case .down:
                (CGPoint(x: tip.x + half, y: body.maxY), CGPoint(x: tip.x - half, y: body.maxY))
            case .left:
                (CGPoint(x: body.minX, y: tip.y + half), CGPoint(x: body.minX, y: tip.y - half))
            default:
                (CGPoint(x: body.maxX, y: tip.y - half), CGPoint(x: body.maxX, y: tip.y + half))
            }
        let path = UIBezierPath()
        path.move(to: feet.0)
        path.addLine(to: tip)
        path.addLine(to: feet.1)
        path.close()
        return path
    }
}

/// The colors of popovers, which are visual estimates.
@MainActor enum PopoverColors {
    /// The color of the frame up to iOS 6; `nil` for the material of alerts since.
    static var frame: UIColor? {
        UIScreen.main.era == .classic
            ? UIColor(red: 0.09, green: 0.12, blue: 0.2, alpha: 0.95) : nil
    }

    static var shadow: ShadowArtwork {
        UIScreen.main.era == .classic
            ? ShadowArtwork(
                offset: CGSize(width: 0, height: 4), blur: 12, color: UIColor(white: 0, alpha: 0.5))
            : ShadowArtwork(
                offset: CGSize(width: 0, height: 6), blur: 40, color: BarColors.glassShadow)
    }
}
