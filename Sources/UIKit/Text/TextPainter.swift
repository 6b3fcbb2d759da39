import Foundation
import Typesetting

/// Paints a layout into a context, including attachments.
@MainActor struct TextPainter {
    let layout: TextLayout
    let attachments: [NSTextAttachment?]
    let context: CGContext

    /// Paints with the first line's top at the origin; lines are aligned in a width of `width`
    /// points.
    func paint(at origin: CGPoint, width: CGFloat) {
        for placed in layout.placed(at: origin, width: width) { paint(placed) }
    }

    /// Paints everything in one color, for the shadow of a label.
    func paintSilhouette(at origin: CGPoint, width: CGFloat, color: RGBA) {
        for placed in layout.placed(at: origin, width: width) {
            switch placed.content {
            case .rule(let rect, _): fill(rect, color)
            case .glyphs(var run):
                run.color = color
                run.isSilhouette = true
                run.outline?.color = color
                draw(run, slant: layout.spans[placed.span].slant)
            case .background, .box: break
            }
        }
    }

    private func paint(_ placed: PlacedText) {
        let span = layout.spans[placed.span]
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = span.shadow {
            context.setShadow(
                offset: shadow.offset, blur: 2 * shadow.standardDeviation,
                color: CGColor(shadow.color))
        }
        switch placed.content {
        case .background(let rect, let color), .rule(let rect, let color): fill(rect, color)
        case .glyphs(let run): draw(run, slant: span.slant)
        case .box(let rect): draw(attachments[placed.span], in: rect, color: span.color)
        }
    }

    /// Fills the rectangle on whole pixels, at least one of them.
    private func fill(_ rect: CGRect, _ color: RGBA) {
        let grid = UIScreen.main.grid
        let (top, left) = (grid.round(rect.minY), grid.round(rect.minX))
        let height = max(grid.round(rect.height), 1 / grid.scale)
        context.setFillColor(CGColor(color))
        context.fill(
            CGRect(x: left, y: top, width: grid.round(rect.maxX) - left, height: height))
    }

    private func draw(_ run: GlyphRun, slant: CGFloat) {
        guard slant != 0, let y = run.glyphs.first?.position.y else { return context.draw(run) }
        context.saveGState()
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * y, ty: 0))
        context.draw(run)
        context.restoreGState()
    }

    /// Draws an attachment; template images have the text's color.
    private func draw(_ attachment: NSTextAttachment?, in rect: CGRect, color: RGBA) {
        let image = attachment?.image(
            forBounds: rect, textContainer: nil, characterIndex: NSNotFound)
        let tint = image?.renderingMode == .alwaysTemplate ? UIColor(cgColor: CGColor(color)) : nil
        image?.draw(in: rect, context: context, tint: tint)
    }
}
