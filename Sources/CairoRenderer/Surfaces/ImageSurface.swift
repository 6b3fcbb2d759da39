import CCairo
import CoreGraphics

/// An owned Cairo surface of pixels.
final class ImageSurface {
    let pointer: OpaquePointer

    /// Creates a transparent surface with a size in pixels.
    init(_ format: cairo_format_t, width: Int, height: Int) throws(RenderError) {
        pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
        let status = cairo_surface_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            throw RenderError(status)
        }
    }

    convenience init(painting list: DisplayList, scale: Double) throws(RenderError) {
        let (width, height) = try list.pixelSize(scale: scale)
        try self.init(CAIRO_FORMAT_ARGB32, width: width, height: height)
        let base = CGAffineTransform(scaleX: scale, y: scale)
        let painter = Painter(onto: pointer, target: .pixels, resolution: scale, base: base)
        try painter.paintPage(list.items)
        cairo_surface_flush(pointer)
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    /// Calls a closure with the pixels, which are valid until it returns.
    func withPixels<Result>(_ body: (PixelView) -> Result) -> Result {
        withExtendedLifetime(self) {
            let stride = Int(cairo_image_surface_get_stride(pointer))
            let height = Int(cairo_image_surface_get_height(pointer))
            let bytes = UnsafeRawBufferPointer(
                start: cairo_image_surface_get_data(pointer), count: stride * height)
            let width = Int(cairo_image_surface_get_width(pointer))
            return body(PixelView(width: width, height: height, stride: stride, bytes: bytes))
        }
    }
}

extension DisplayList {
    /// Returns the page's size in whole pixels, from 1 to 32767 per side.
    func pixelSize(scale: Double) throws(RenderError) -> (width: Int, height: Int) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard scale > 0, (1...32767).contains(width), (1...32767).contains(height) else {
            throw .pageSize(width: size.width * scale, height: size.height * scale)
        }
        return (Int(saturating: width), Int(saturating: height))
    }
}
