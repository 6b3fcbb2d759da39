import CCairo
import CoreGraphics

/// The current font of the context.
struct CurrentFont {
    var name: FontFace
    var face: LoadedFace
    var size: CGFloat
    var widthScale: CGFloat
}

extension Painter {
    func paint(_ run: GlyphRun) {
        // FreeType's sizes are 26.6 fixed-point numbers.
        guard !run.glyphs.isEmpty, run.size > 0, run.size < 10_000 else { return }
        do {
            let face = try loadedFace(run.face)
            if let images = face.images { return paint(run, images) }
            // Most runs have one width scale.
            var rest = run.glyphs[...]
            while let first = rest.first {
                let scale = first.paintedWidthScale
                let part = rest.prefix { $0.paintedWidthScale == scale }
                setFont(face, of: run, widthScale: scale)
                paint(part, of: run, in: face)
                rest = rest.dropFirst(part.count)
            }
        } catch {
            failure = failure ?? error
        }
    }

    private func paint(_ glyphs: ArraySlice<GlyphRun.Glyph>, of run: GlyphRun, in face: LoadedFace)
    {
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: glyphs.count) { buffer in
            for (place, glyph) in zip(buffer.indices, glyphs) {
                let position = glyph.position.kept
                // Requesting a glyph that a face lacks makes the face unusable.
                let index = glyph.index < face.glyphCount ? glyph.index : 0
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

    /// Paints the glyphs of a color font in their own colors, with the alpha of the run's color.
    private func paint(_ run: GlyphRun, _ images: EmojiImages) {
        for glyph in run.glyphs {
            guard let drawing = images.glyph(glyph.index) else { continue }
            let position = glyph.position.kept
            let scale = CGAffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: position.x, ty: position.y)
            paint(
                PlacedImage(
                    image: drawing.image, rect: drawing.box.applying(scale),
                    opacity: run.isSilhouette ? 1 : run.color.alpha,
                    tint: run.isSilhouette ? run.color : nil))
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

    /// Sets the face and size if they changed.
    private func setFont(_ face: LoadedFace, of run: GlyphRun, widthScale: CGFloat) {
        if let font, font.size == run.size, font.widthScale == widthScale, font.name == run.face {
            return
        }
        cairo_set_font_face(context, face.pointer)
        var matrix = cairo_matrix_t(
            xx: run.size * widthScale, yx: 0, xy: 0, yy: run.size, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        font = CurrentFont(name: run.face, face: face, size: run.size, widthScale: widthScale)
    }

    private func loadedFace(_ name: FontFace) throws(RenderError) -> LoadedFace {
        if let font, font.name == name { return font.face }
        return try FontCache.face(name)
    }
}

extension GlyphRun.Glyph {
    /// The width scale, or 1 if Cairo doesn't accept it.
    fileprivate var paintedWidthScale: CGFloat {
        widthScale > 1e-3 && widthScale < 1e3 ? widthScale : 1
    }
}
