import Foundation
import SystemSymbols

/// Paints symbols into a context.
@MainActor struct SymbolPainter {
    let context: CGContext
    let configuration: UIImage.SymbolConfiguration

    /// Draws the symbol's image stretched to `rect`, or a labeled box if the name has no drawing.
    func draw(_ symbol: Symbol, in rect: CGRect, tint: UIColor) {
        guard let drawing = symbol.drawing else {
            return ImagePlaceholder(name: symbol.name).draw(in: rect, context)
        }
        let natural = symbol.size(configuration)
        let em = configuration.em
        guard natural.width > 0, natural.height > 0, em > 0 else { return }
        let scale = CGSize(
            width: rect.width / natural.width * em, height: rect.height / natural.height * em)
        let transform = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.midX, ty: rect.midY)
        let line = SymbolStyle.lineWidth(configuration.lineWeight) * min(scale.width, scale.height)
        let parts = drawing.parts.map { $0.applying(transform) }
        if configuration.palette == nil {
            return inLayer(of: tint) { opaque in paint(parts, line, in: rect) { _ in opaque } }
        }
        paint(parts, line, in: rect) { color(of: $0, tint) }
    }

    private func paint(
        _ parts: [SymbolDrawing.Part], _ line: CGFloat, in rect: CGRect,
        color: (SymbolDrawing.Part) -> UIColor
    ) {
        for (index, part) in parts.enumerated() where !isCut(part) {
            context.saveGState()
            for cut in parts[index...] where isCut(cut) { clipAway(cut, line, around: rect) }
            inLayer(of: color(part)) { color in
                context.setFillColor(color.cgColor)
                context.setStrokeColor(color.cgColor)
                paint(part, line)
            }
            context.restoreGState()
        }
    }

    /// Paints with the opaque color and applies its alpha to the result, so that overlapping lines
    /// and areas of a translucent symbol aren't visible.
    private func inLayer(of color: UIColor, _ work: (UIColor) -> Void) {
        let alpha = color.cgColor.alpha
        guard alpha > 0, alpha < 1 else { return work(color) }
        context.saveGState()
        context.setAlpha(alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        work(color.withAlphaComponent(1))
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Returns whether the part is cut out; a palette paints the glyph instead.
    private func isCut(_ part: SymbolDrawing.Part) -> Bool {
        part.action.isCut && !(part.isGlyph && usesPalette)
    }

    private var usesPalette: Bool {
        switch configuration.palette {
        case .hierarchical, .colors: true
        case .monochrome, .multicolor, nil: false
        }
    }

    private func color(of part: SymbolDrawing.Part, _ tint: UIColor) -> UIColor {
        switch configuration.palette {
        case .hierarchical(let color):
            part.layer == 0 ? color : color.withAlphaComponent(0.35)
        case .colors(let colors): colors[min(part.layer, colors.count - 1)]
        case .monochrome, .multicolor, nil: tint
        }
    }

    private func paint(_ part: SymbolDrawing.Part, _ line: CGFloat) {
        let path = CGPath(part.path)
        if part.action == .fill || part.action == .cutFill {
            context.addPath(path)
            context.fillPath()
        }
        guard part.action == .stroke || part.action == .cutStroke || part.width > 0 else { return }
        context.setLineWidth(line * part.width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(path)
        context.strokePath()
    }

    /// Clips the following drawing to the outside of a path or a line.
    private func clipAway(_ cut: SymbolDrawing.Part, _ line: CGFloat, around rect: CGRect) {
        var outlines: [Path] = cut.action == .cutFill ? [cut.path] : []
        if cut.action == .cutStroke || cut.width > 0 {
            outlines += StrokeOutline.outlines(of: cut.path, width: line * cut.width)
        }
        for outline in outlines {
            // Larger than the drawing, which may extend beyond the image.
            var area = Path(rect: rect.insetBy(dx: -rect.width, dy: -rect.height))
            area.append(outline)
            context.addPath(CGPath(area))
            context.clip(using: .evenOdd)
        }
    }
}
