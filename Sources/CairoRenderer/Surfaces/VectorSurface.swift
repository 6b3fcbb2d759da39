import CCairo
import CoreGraphics
import Foundation

/// Pages in vector formats, which Cairo writes as a stream of bytes.
enum VectorSurface {
    /// Pixels per point for shadows and everything else that the format doesn't support.
    private static let resolution = 2.0

    /// Returns Cairo's own SVG text, in which identifiers are numbered across the process.
    static func svg(of list: DisplayList) throws(RenderError) -> [UInt8] {
        let page = list.items.contains(where: \.blendsWithPage) ? try flattened(list) : list
        var pages = [page]
        return try write({ pages.popLast() }) { sink in
            let surface = cairo_svg_surface_create_for_stream(
                ByteSink.write, sink, list.size.width, list.size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    /// Returns the page as one image, because SVG 1.1 has no blend modes, and Cairo's fallback is
    /// worse.
    private static func flattened(_ list: DisplayList) throws(RenderError) -> DisplayList {
        let file = try CairoRenderer.png(list, scale: resolution)
        guard let image = CGImage(data: Data(file)) else { return list }
        let rect = CGRect(origin: .zero, size: list.size)
        return DisplayList(
            size: list.size, items: [.image(PlacedImage(image: image, rect: rect))])
    }

    /// Returns a file with the pages that `next` returns, with one PDF point per point.
    static func pdf(of next: () -> DisplayList?) throws(RenderError) -> [UInt8] {
        try write(next) { sink in
            // Each page sets its own size.
            let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink, 1, 1)
            // Cairo would write the current time.
            cairo_pdf_surface_set_metadata(
                surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
            return surface
        } beginPage: { surface, size in
            cairo_pdf_surface_set_size(surface, size.width, size.height)
        }
    }

    private static func write(
        _ next: () -> DisplayList?,
        onto create: (UnsafeMutableRawPointer) -> OpaquePointer?,
        beginPage: (OpaquePointer, CGSize) -> Void = { _, _ in }
    ) throws(RenderError) -> [UInt8] {
        let sink = ByteSink()
        guard let surface = create(Unmanaged.passUnretained(sink).toOpaque()) else {
            throw RenderError(CAIRO_STATUS_NO_MEMORY)
        }
        defer { cairo_surface_destroy(surface) }
        // In Cairo, 72 dots per inch are one per point.
        cairo_surface_set_fallback_resolution(surface, 72 * resolution, 72 * resolution)
        while let list = next() {
            _ = try list.pixelSize(scale: 1)
            beginPage(surface, list.size)
            let painter = Painter(
                onto: surface, target: .vectors, resolution: resolution, base: .identity)
            painter.backdrops = try BackdropImages(of: list)
            try painter.paintPage(list.items)
            cairo_surface_show_page(surface)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
        return sink.bytes
    }
}

/// Collects the bytes that Cairo writes.
private final class ByteSink {
    var bytes: [UInt8] = []

    static let write: cairo_write_func_t = { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
