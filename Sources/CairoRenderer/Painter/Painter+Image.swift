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
        if let list = image.image.drawing, image.image.paintsItems {
            return paint(list, in: rect, tint: image.tint, alpha)
        }
        if image.image.format == .svg {
            if !paintDrawing(image, in: rect, alpha) { paintPlaceholder(in: rect, alpha) }
            return
        }
        guard let surface = surface(of: image) else {
            return paintPlaceholder(in: rect, alpha)
        }
        // The border pixels are extended, and the image is clipped to its edges, so that smoothing
        // doesn't fade them. Vector formats don't need this, and can't express it.
        if target == .pixels { clip(to: Clip(Path(rect: rect))) }
        let filter = image.interpolates ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
        setSource(surface, stretchedOver: rect, filter)
        if alpha < 1 {
            cairo_paint_with_alpha(context, alpha)
        } else {
            cairo_paint(context)
        }
    }

    private func setSource(
        _ surface: SharedSurface, stretchedOver rect: CGRect, _ filter: cairo_filter_t
    ) {
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(
            context, rect.width / Double(surface.width), rect.height / Double(surface.height))
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_filter(pattern, filter)
        cairo_pattern_set_extend(
            pattern, target == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    }

    private func surface(of placed: PlacedImage) -> SharedSurface? {
        let key = ImageKey(
            image: placed.image, tint: placed.tint, enlargement: enlargement(of: placed))
        if let known = images[key] { return known }
        let surface = makeSurface(key)
        images[key] = .some(surface)
        return surface
    }

    private func makeSurface(_ key: ImageKey) -> SharedSurface? {
        guard let original = ImageCache.pixels(of: key.image) else { return nil }
        let pixels = key.enlargement == 1 ? original : original.enlarged(by: key.enlargement)
        guard let pixels else { return nil }
        if let tint = key.tint { return pixels.withAlphas { tinted($0, tint) } }
        let surface = SharedSurface(pixels)
        if target == .vectors {
            if key.enlargement == 1, key.image.drawing == nil {
                surface?.attach(key.image)
            } else {
                PNGCoder.embedded(pixels.view).withUnsafeBytes {
                    surface?.attach($0, type: CAIRO_MIME_TYPE_PNG)
                }
            }
        }
        return surface
    }

    /// Returns the factor by which pixels are enlarged. Cairo's SVG output can't disable smoothing,
    /// so pixels become squares that are large enough to hide it: at least four pixels per point.
    private func enlargement(of placed: PlacedImage) -> Int {
        guard target == .vectors, !placed.interpolates else { return 1 }
        let rect = placed.rect.standardized
        let image = placed.image
        let wanted = max(rect.width / Double(image.width), rect.height / Double(image.height)) * 4
        let limit = 2048 / max(1, max(image.width, image.height))
        return max(1, min(Int(saturating: wanted.rounded(.up)), limit))
    }

    /// Returns a surface with `color` according to the coverage, with its file for vector formats.
    func tinted(_ coverage: PixelView, _ color: RGBA) -> SharedSurface? {
        let ramp = ColorRamp(color)
        let surface = ramp.pixels(of: coverage).flatMap(SharedSurface.init)
        if target == .vectors {
            ramp.file(of: coverage).withUnsafeBytes {
                surface?.attach($0, type: CAIRO_MIME_TYPE_PNG)
            }
        }
        return surface
    }
}

/// The key of a surface that is shared by all uses of an image in one tint.
struct ImageKey: Hashable {
    var image: CGImage
    var tint: RGBA?
    /// The side of the square that each pixel becomes.
    var enlargement: Int
}
