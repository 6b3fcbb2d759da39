import Foundation

/// The artwork of Liquid Glass: a blurred copy of the content below, a fill, a rim that catches
/// light, and a soft shadow around it. Documentation/Materials.md 5 contains the values.
@MainActor struct GlassArtwork {
    enum Style {
        case regular, clear
        /// The denser glass of bars, on which the tint is legible above any content.
        case bar
        /// The thicker glass of alerts, menus, and popovers.
        case card
    }

    let box: CGRect
    let radius: CGFloat
    var style = Style.regular
    /// The color of tinted glass.
    var tint: UIColor?

    /// Creates glass in a rounded rectangle. The radius is at most half of the shorter side.
    init(_ box: CGRect, radius: CGFloat, style: Style = .regular, tint: UIColor? = nil) {
        self.box = box
        self.radius = max(0, min(radius, min(box.width, box.height) / 2))
        self.style = style
        self.tint = tint
    }

    func draw() {
        guard box.width > 0, box.height > 0 else { return }
        let path = outline(inset: 0)
        drawShadow(around: path)
        material.draw(in: path)
        drawRim(path)
    }

    /// Draws glass in any shape, without a rim.
    static func draw(_ style: Style, in path: UIBezierPath) {
        let artwork = GlassArtwork(path.bounds, radius: 0, style: style)
        artwork.drawShadow(around: path)
        artwork.material.draw(in: path)
    }

    private var isDark: Bool { UITraitCollection.current.userInterfaceStyle == .dark }

    private func outline(inset: CGFloat) -> UIBezierPath {
        UIBezierPath(
            roundedRect: box.clampedInset(dx: inset, dy: inset),
            cornerRadius: max(0, radius - inset))
    }

    var material: BlurMaterial {
        var material =
            switch style {
            case .regular:
                BlurMaterial(
                    white: isDark ? 0.15 : 1, alpha: isDark ? 0.7 : 0.6, radius: 7)
            case .bar:
                BlurMaterial(
                    white: isDark ? 0.12 : 1, alpha: isDark ? 0.84 : 0.8, radius: 7)
            case .clear:
                BlurMaterial(white: isDark ? 0 : 1, alpha: isDark ? 0.16 : 0.14, radius: 2.5)
            case .card:
                BlurMaterial(
                    white: isDark ? 0.13 : 0.98, alpha: isDark ? 0.82 : 0.84, radius: 16)
            }
        material.saturation = style == .clear ? 1.2 : 1.5
        if let tint { material.tint = tint.faded(to: style == .clear ? 0.55 : 0.88) }
        return material
    }

    private func drawShadow(around path: UIBezierPath) {
        let isCard = style == .card
        ShadowArtwork(
            offset: CGSize(width: 0, height: isCard ? 8 : 3), blur: isCard ? 36 : 18,
            color: UIColor(white: 0, alpha: isDark ? 0.32 : isCard ? 0.16 : 0.13)
        ).draw(around: path)
    }

    /// Draws a bright ring of one point inside the edge, which is lit from the upper left and
    /// reflects light at the lower right, and a hairline around it.
    private func drawRim(_ path: UIBezierPath) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.addPath(path.cgPath)
        context.addPath(outline(inset: 1).cgPath)
        context.clip(using: .evenOdd)
        let strength: CGFloat = tint != nil || isDark ? 0.42 : 0.95
        let stops: [(CGFloat, CGFloat)] = [(0, 1), (0.45, 0.3), (0.6, 0.3), (1, 0.75)]
        let gradient = CGGradient(
            colorsSpace: nil,
            colors: stops.map { UIColor(white: 1, alpha: $0.1 * strength).cgColor },
            locations: stops.map(\.0))
        let reach = min(box.width, box.height) / 2
        if let gradient {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: box.midX - reach, y: box.minY),
                end: CGPoint(x: box.midX + reach, y: box.maxY),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.restoreGState()
        let line = outline(inset: 0)
        line.lineWidth = 1 / UIScreen.main.scale
        UIColor(white: 0, alpha: isDark ? 0.2 : 0.07).setStroke()
        line.stroke()
    }
}

/// A shadow that isn't visible through the translucent shape that casts it.
@MainActor struct ShadowArtwork {
    var offset: CGSize
    /// Twice the standard deviation, in points.
    var blur: CGFloat
    var color: UIColor

    func draw(around path: UIBezierPath) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let reach = 2 * blur + max(abs(offset.width), abs(offset.height))
        context.saveGState()
        context.addRect(path.bounds.insetBy(dx: -reach, dy: -reach))
        context.addPath(path.cgPath)
        context.clip(using: .evenOdd)
        context.setShadow(offset: offset, blur: blur, color: color.cgColor)
        UIColor.black.setFill()
        path.fill()
        context.restoreGState()
    }
}
