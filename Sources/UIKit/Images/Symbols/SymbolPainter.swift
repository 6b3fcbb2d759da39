import Foundation
import SystemSymbols
import Typesetting

/// Paints symbols into a context.
@MainActor struct SymbolPainter {
    let context: CGContext
    let configuration: UIImage.SymbolConfiguration

    /// Draws the symbol's image stretched to `rect`, or a rounded square if there is no drawing.
    func draw(_ symbol: Symbol, in rect: CGRect, tint: UIColor) {
        guard let drawing = symbol.drawing else {
            return drawSquare(in: rect, tint)
        }
        if drawing.usesIconFont, let face = IconFont.face { context.noteOutlines(of: face) }
        let natural = symbol.size(configuration)
        let em = configuration.em
        guard natural.width > 0, natural.height > 0, em > 0 else { return }
        let scale = CGSize(
            width: rect.width / natural.width * em, height: rect.height / natural.height * em)
        let transform = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.midX, ty: rect.midY)
        let unit = min(scale.width, scale.height)
        let line = SymbolStyle.lineWidth(configuration.lineWeight) * unit
        let regular = SymbolStyle.lineWidth(.regular) * unit
        let parts = drawing.parts.flatMap {
            $0.applying(transform).weighted(line, regular: regular)
        }
        let colors = SymbolColors(symbol.name, configuration.palette, tint)
        let ink = Ink(parts: parts, line: line, rect: rect, paintsGlyphs: colors.paintsGlyphs)
        var index = 0
        while index < parts.count {
            let layer = colors.layer(parts[index].layer)
            let end =
                parts[index...].firstIndex { colors.layer($0.layer) != layer && !ink.isCut($0) }
                ?? parts.count
            inLayer(of: colors.color(of: layer)) { color in
                paint(ink, index..<end, color)
            }
            index = end
        }
    }

    /// Draws a rounded square in the tint's color at a low opacity.
    private func drawSquare(in rect: CGRect, _ tint: UIColor) {
        let side = min(rect.width, rect.height)
        let square = rect.clampedInset(
            dx: (rect.width - side) / 2 + 0.1 * side, dy: (rect.height - side) / 2 + 0.1 * side)
        let radius = square.width * 0.22
        context.setFillColor(
            tint.withAlphaComponent(tint.cgColor.alpha * SymbolStyle.squareOpacity).cgColor)
        context.addPath(
            CGPath(
                roundedRect: square, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.fillPath()
    }

    /// What a symbol's parts have in common while they are painted.
    private struct Ink {
        let parts: [SymbolDrawing.Part]
        /// The line width in points.
        let line: CGFloat
        let rect: CGRect
        let paintsGlyphs: Bool

        /// Returns whether the part is cut out. A glyph in a filled outline is if it isn't painted
        /// in a color of its own.
        func isCut(_ part: SymbolDrawing.Part) -> Bool {
            part.action.isCut && !(part.isGlyph && paintsGlyphs)
        }
    }

    /// Paints parts that have the same color, without what later parts cut out.
    private func paint(_ ink: Ink, _ range: Range<Int>, _ color: UIColor) {
        for index in range where !ink.isCut(ink.parts[index]) {
            context.saveGState()
            for cut in ink.parts[index...] where ink.isCut(cut) {
                clipAway(cut, ink.line, around: ink.rect)
            }
            context.setFillColor(color.cgColor)
            context.setStrokeColor(color.cgColor)
            paint(ink.parts[index], ink.line)
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
