import CCairo
import CoreGraphics

extension Painter {
    func paint(_ image: PlacedImage, opacity: Double = 1) {
        let rect = image.rect.standardized
        let isVisible = rect.width > 1e-6 && rect.height > 1e-6 && rect.width < 1e6
        guard isVisible, rect.height < 1e6, rect.origin == rect.origin.kept else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        let alpha = image.opacity * opacity
        guard let surface = surface(of: image.image) else {
            return paintPlaceholder(in: rect, alpha)
        }
        // Up to its edges an image is one with its border pixels, and then it ends: so smoothing
        // does not fade it. A vector format needs no help, and has no word for the border.
        if target == .pixels { clip(to: Clip(Path(rect: rect))) }
        paint(surface, in: rect, image.interpolates ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST) {
            if let tint = image.tint {
                setSource(tint.multiplyingAlpha(by: alpha))
                cairo_mask(context, $0)
            } else {
                cairo_set_source(context, $0)
                if alpha < 1 {
                    cairo_paint_with_alpha(context, alpha)
                } else {
                    cairo_paint(context)
                }
            }
        }
    }

    /// Lets `body` use the surface as a pattern that is stretched over `rect`.
    private func paint(
        _ surface: SharedSurface, in rect: CGRect, _ filter: cairo_filter_t,
        with body: (OpaquePointer?) -> Void
    ) {
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(
            context, rect.width / Double(surface.width), rect.height / Double(surface.height))
        let pattern = cairo_pattern_create_for_surface(surface.pointer)
        cairo_pattern_set_filter(pattern, filter)
        cairo_pattern_set_extend(
            pattern, target == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        body(pattern)
        cairo_pattern_destroy(pattern)
    }

    private func surface(of image: CGImage) -> SharedSurface? {
        if let known = images[image] { return known }
        let surface = ImageCache.pixels(of: image).flatMap(SharedSurface.init)
        if target == .vectors {
            let type = image.format == .png ? CAIRO_MIME_TYPE_PNG : CAIRO_MIME_TYPE_JPEG
            image.data.withUnsafeBytes { surface?.attach($0, type: type) }
        }
        images[image] = .some(surface)
        return surface
    }

    /// A crossed grey box stands for an image that cannot be read.
    private func paintPlaceholder(in rect: CGRect, _ opacity: Double) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let cross = Path([
            .move(corners[0]), .line(corners[1]), .move(corners[2]), .line(corners[3]),
        ])
        let box = Path(rect: rect)
        clip(to: Clip(box))
        paint(Fill(path: box, paint: .color(RGBA(0.9, 0.9, 0.9))), opacity: opacity)
        let lines = Path(box.elements + cross.elements)
        let grey = Paint.color(RGBA(0.6, 0.6, 0.6))
        paint(Stroke(path: lines, style: StrokeStyle(), paint: grey), opacity: opacity)
    }
}
