import Foundation

extension CGContext {
    /// Draws an image with Core Graphics' y-up convention: in a y-down context it is upside down,
    /// as on iOS (documented under `CGContext.draw(_:in:byTiling:)`; `UIImage.draw` flips it).
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        drawUpright(image, in: rect)
        restoreGState()
    }

    /// Draws an image whose top is at the rectangle's smaller y. With `tint`, its alpha is a
    /// stencil.
    public func drawUpright(_ image: CGImage, in rect: CGRect, tint: RGBA? = nil) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, state.alpha > 0 else { return }
        var placed = PlacedImage(
            image: image, rect: rect, interpolates: state.interpolates, opacity: state.alpha,
            tint: tint)
        if ctm.keepsAxes, ctm.a > 0, ctm.d > 0 {
            placed.rect = rect.applying(ctm)
            record(.image(placed))
        } else {
            record(.group(Group(transform: ctm, items: [.image(placed)])))
        }
    }

    /// Fills the clip with copies of the image, aligned with `rect`; at most 10,000 copies.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        let area = boundingBoxOfClipPath
        guard byTiling, rect.isFinite, rect.width > 0, rect.height > 0, !area.isNull else {
            return draw(image, in: rect)
        }
        guard let tiles = rect.tiles(over: area) else { return draw(image, in: rect) }
        for tile in tiles { draw(image, in: tile) }
    }

    /// Records that the following paths are outlines of a font, on which the page then depends: a
    /// run without glyphs.
    package func noteOutlines(of face: FontFace) {
        record(.glyphs(GlyphRun(face: face, size: 1, glyphs: [], color: .clear)))
    }

    /// Draws glyphs with positions in user space.
    public func draw(_ run: GlyphRun) {
        let color = run.color.multiplyingAlpha(by: state.alpha)
        guard !run.glyphs.isEmpty, color.alpha > 0 || run.outline != nil else { return }
        var run = run
        run.color = color
        if let outline = run.outline {
            run.outline?.color = outline.color.multiplyingAlpha(by: state.alpha)
        }
        if ctm.keepsAxes, ctm.a == ctm.d, ctm.a > 0 {
            run.size *= ctm.a
            run.outline?.width *= ctm.a
            for index in run.glyphs.indices {
                run.glyphs[index].position = run.glyphs[index].position.applying(ctm)
            }
            record(.glyphs(run))
        } else {
            record(.group(Group(transform: ctm, items: [.glyphs(run)])))
        }
    }
}

extension CGContext {
    /// Draws a part of an image upright in a rectangle. The part is given in fractions of the
    /// image's size, with the y axis pointing down.
    public func drawUpright(_ image: CGImage, part: CGRect, in rect: CGRect) {
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return drawUpright(image, in: rect)
        }
        guard part.isFinite, part.width > 0, part.height > 0, rect.isFinite else { return }
        let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
        let origin = CGPoint(
            x: rect.minX - part.minX * size.width, y: rect.minY - part.minY * size.height)
        saveGState()
        clip(to: rect)
        drawUpright(image, in: CGRect(origin: origin, size: size))
        restoreGState()
    }
}

extension CGRect {
    /// Returns the copies of a rectangle that cover an area, in rows, or `nil` if more than 10,000 are
    /// necessary. The width and the height must be greater than 0.
    func tiles(over area: CGRect) -> [CGRect]? {
        let left = minX + ((area.minX - minX) / width).rounded(.down) * width
        let top = minY + ((area.minY - minY) / height).rounded(.down) * height
        guard (area.maxX - left) / width * ((area.maxY - top) / height) <= 10_000 else {
            return nil
        }
        return stride(from: top, to: area.maxY, by: height).flatMap { y in
            stride(from: left, to: area.maxX, by: width).map { x in
                CGRect(x: x, y: y, width: width, height: height)
            }
        }
    }
}
