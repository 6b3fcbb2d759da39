import Foundation

/// Drawing functions that several controls share; all draw into the current context.
@MainActor enum ControlArtwork {
    /// Returns a rectangle whose short sides are semicircles.
    static func capsule(_ rect: CGRect) -> UIBezierPath {
        UIBezierPath(
            roundedRect: rect, cornerRadius: max(0, min(rect.width, rect.height) / 2))
    }

    static func fill(_ path: UIBezierPath, _ color: UIColor) {
        color.setFill()
        path.fill()
    }

    /// Draws an outline, which is inside the path's rectangle if that was inset by half the width.
    static func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
        path.lineWidth = width
        color.setStroke()
        path.stroke()
    }

    /// Fills the path from the first color at its top to the last at its bottom. Two colors at the
    /// same location make an edge, as on the glossy controls of iOS 6.
    static func fill(_ path: UIBezierPath, _ stops: [(CGFloat, UIColor)]) {
        guard let context = UIGraphicsGetCurrentContext(), !path.isEmpty else { return }
        let gradient = CGGradient(
            colorsSpace: nil, colors: stops.map(\.1.cgColor), locations: stops.map(\.0))
        guard let gradient else { return }
        let box = path.bounds
        context.saveGState()
        path.addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: box.midX, y: box.minY),
            end: CGPoint(x: box.midX, y: box.maxY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    /// Draws with a shadow directly below; `blur` is Core Graphics' value, in points.
    static func shadowed(y: CGFloat, blur: CGFloat, alpha: CGFloat, draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: y), blur: blur,
            color: CGColor(gray: 0, alpha: alpha))
        draw()
        context.restoreGState()
    }

    /// Draws as one group with an opacity.
    static func faded(_ opacity: CGFloat, draw: () -> Void) {
        UIGraphicsGetCurrentContext()?.group(Group(opacity: Double(opacity)), draw: draw)
    }

    /// Draws inside the path only.
    static func clipped(to path: UIBezierPath, draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        path.addClip()
        draw()
        context.restoreGState()
    }

    /// Draws with left and right exchanged within the width.
    static func mirrored(_ isMirrored: Bool, in bounds: CGRect, draw: () -> Void) {
        guard isMirrored, let context = UIGraphicsGetCurrentContext() else { return draw() }
        context.saveGState()
        context.translateBy(x: bounds.minX + bounds.maxX, y: 0)
        context.scaleBy(x: -1, y: 1)
        draw()
        context.restoreGState()
    }

    /// Draws the image in its own size, centered in the rectangle; a template uses the tint.
    static func draw(_ image: UIImage, centeredIn rect: CGRect, tint: UIColor) {
        let grid = UIScreen.main.grid
        let origin = CGPoint(
            x: grid.round(rect.midX - image.size.width / 2),
            y: grid.round(rect.midY - image.size.height / 2))
        draw(image, in: CGRect(origin: origin, size: image.size), tint: tint)
    }

    /// Draws an image, in the tint if it is a template or a symbol.
    static func draw(_ image: UIImage, in rect: CGRect, tint: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isTemplate =
            image.renderingMode == .alwaysTemplate
            || image.isSymbolImage && image.renderingMode != .alwaysOriginal
        image.draw(in: rect, context: context, tint: isTemplate ? tint : nil)
    }
}
