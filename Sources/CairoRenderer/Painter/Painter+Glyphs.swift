import CCairo
import CoreGraphics

/// The current font of the context.
struct CurrentFont {
    var face: FontFace
    var size: CGFloat
    var glyphCount: UInt32
}

extension Painter {
    func paint(_ run: GlyphRun) {
        // FreeType's sizes are 26.6 fixed-point numbers.
        guard !run.glyphs.isEmpty, run.size > 0, run.size < 10_000, let count = setFont(run) else {
            return
        }
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) {
            buffer in
            for (place, glyph) in zip(buffer.indices, run.glyphs) {
                let position = glyph.position.kept
                // Requesting a glyph that a face lacks makes the face unusable.
                let index = glyph.index < count ? glyph.index : 0
                buffer.initializeElement(
                    at: place,
                    to: cairo_glyph_t(index: UInt(index), x: position.x, y: position.y))
            }
            if let outline = run.outline {
                cairo_glyph_path(context, buffer.baseAddress, Int32(buffer.count))
                paint(outline, fill: run.color)
            } else {
                setSource(run.color)
                cairo_show_glyphs(context, buffer.baseAddress, Int32(buffer.count))
            }
        }
    }

    /// Fills and strokes the current path, and clears it.
    private func paint(_ outline: GlyphOutline, fill: RGBA) {
        if outline.isFilled {
            setSource(fill)
            cairo_fill_preserve(context)
        }
        setSource(outline.color)
        cairo_set_line_width(context, outline.width)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        cairo_set_dash(context, nil, 0, 0)
        cairo_stroke(context)
    }

    /// Sets the face and size if they changed. Returns the number of the face's glyphs, or `nil` on
    /// failure.
    private func setFont(_ run: GlyphRun) -> UInt32? {
        if let font, font.size == run.size, font.face == run.face { return font.glyphCount }
        do {
            let face = try FontCache.face(run.face)
            cairo_set_font_face(context, face.pointer)
            cairo_set_font_size(context, run.size)
            font = CurrentFont(face: run.face, size: run.size, glyphCount: face.glyphCount)
            return face.glyphCount
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}
