import CCairo
import CRsvg
import CoreGraphics

extension Painter {
    /// Paints an SVG file as a drawing, as vectors if the target supports them. Returns `false` if
    /// librsvg can't read it.
    func paintDrawing(_ placed: PlacedImage, in rect: CGRect, _ alpha: Double) -> Bool {
        let file = placed.image.data
        let handle = file.withUnsafeBytes {
            rsvg_handle_new_from_data(
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize($0.count), nil)
        }
        guard let handle else { return false }
        defer { g_object_unref(handle) }
        clip(to: Clip(Path(rect: rect)))
        guard placed.tint != nil || alpha < 1 else { return render(handle, placed.image, in: rect) }
        // Cairo 1.16 leaves the current transformation out of masks in SVG files, so it is only used
        // inside the mask.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_push_group(context)
        cairo_set_matrix(context, &matrix)
        let isPainted = render(handle, placed.image, in: rect)
        let drawing = cairo_pop_group(context)
        defer { cairo_pattern_destroy(drawing) }
        guard isPainted else { return false }
        if let tint = placed.tint {
            cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha * alpha)
            cairo_mask(context, drawing)
        } else {
            cairo_set_source(context, drawing)
            cairo_paint_with_alpha(context, alpha)
        }
        return true
    }

    /// Draws an SVG image in a rectangle, and returns whether it could be drawn.
    private func render(
        _ handle: UnsafeMutablePointer<RsvgHandle>, _ image: CGImage, in rect: CGRect
    )
        -> Bool
    {
        let (width, height) = (Double(image.width), Double(image.height))
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / width, rect.height / height)
        var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
        return rsvg_handle_render_document(handle, context, &viewport, nil) != 0
    }
}
