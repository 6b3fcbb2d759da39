import CCairo
import CoreGraphics

extension Painter {
    /// Paints the blurred silhouette of `group` in the group's space, which must be the current
    /// one.
    func paint(_ shadow: Shadow, of group: Group) {
        guard let raster = ShadowRaster(shadow, of: group, on: self) else { return }
        do {
            let alpha = try raster.blurredSilhouette(of: group, shadow, toPage: toPage)
            guard let surface = alpha.withPixels({ tinted($0, shadow.color) }) else { return }
            cairo_save(context)
            setMatrix(raster.toPage.concatenating(base))
            cairo_set_source_surface(context, surface.pointer, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
            cairo_paint(context)
            cairo_restore(context)
        } catch {
            failure = failure ?? error
        }
    }
}

/// The grid of pixels on which a shadow is blurred.
private struct ShadowRaster {
    /// Pixels per point.
    let density: Double
    /// The standard deviation in pixels.
    let standardDeviation: Double
    /// The area of the grid, with integral sides.
    let box: Box

    /// Creates a grid for the visible part of the shadow; `nil` if none is visible.
    init?(_ shadow: Shadow, of group: Group, on painter: Painter) {
        guard shadow.isPaintable else { return nil }
        // A blur has no detail smaller than its standard deviation, so a coarser grid has the same
        // result in less time.
        var density = painter.resolution
        while shadow.standardDeviation * density >= 8 { density /= 2 }
        let silhouette = InkBox.ofItems(of: group, toPage: painter.toPage)
        box =
            InkBox.ofShadow(shadow, castBy: silhouette, toPage: painter.toPage)
            .intersection(painter.visibleBox.grown(by: shadow.reach)).scaled(by: density).whole
        guard !box.isEmpty, box.width < 32768, box.height < 32768,
            PixelBuffer.accepts(
                width: Int(saturating: box.width), height: Int(saturating: box.height))
        else { return nil }
        self.density = density
        standardDeviation = shadow.standardDeviation * density
    }

    private var width: Int { Int(saturating: box.width) }
    private var height: Int { Int(saturating: box.height) }

    /// The transform from pixels to the page's points.
    var toPage: CGAffineTransform {
        CGAffineTransform(
            a: 1 / density, b: 0, c: 0, d: 1 / density, tx: box.left / density,
            ty: box.top / density)
    }

    /// Returns an A8 surface. `groupToPage` is the transform from the group's space.
    func blurredSilhouette(
        of group: Group, _ shadow: Shadow, toPage groupToPage: CGAffineTransform
    ) throws(RenderError) -> ImageSurface {
        let surface = try ImageSurface(CAIRO_FORMAT_A8, width: width, height: height)
        let shift = CGAffineTransform(
            translationX: shadow.offset.width, y: shadow.offset.height)
        let painter = Painter(
            onto: surface.pointer, target: .pixels, resolution: density,
            base: shift.concatenating(toPage.inverted()))
        try painter.paintPage([.group(caster(of: group, shadow, groupToPage))])
        cairo_surface_flush(surface.pointer)
        BoxBlur.blur(
            cairo_image_surface_get_data(surface.pointer), width: width, height: height,
            stride: Int(cairo_image_surface_get_stride(surface.pointer)),
            standardDeviation: standardDeviation)
        cairo_surface_mark_dirty(surface.pointer)
        return surface
    }

    private func caster(
        of group: Group, _ shadow: Shadow, _ toPage: CGAffineTransform
    ) -> Group {
        guard let path = shadow.path else {
            return Group(transform: toPage, clip: group.clip, items: group.items)
        }
        return Group(
            transform: toPage, items: [.fill(Fill(path: path, paint: .color(.black)))])
    }
}
