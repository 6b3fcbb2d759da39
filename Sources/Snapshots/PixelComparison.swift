import CRsvg
import Foundation

/// Two SVG files painted by librsvg, both by the same route, and compared pixel by pixel.
///
/// Another version of Cairo writes other text for the same picture; this is where such a
/// difference ends.
struct PixelComparison {
    /// How far one of the four channels may be off before a pixel counts as different: rounding of
    /// coordinates moves the shade of an edge by less.
    static let tolerance = 8

    private(set) var count = 0
    /// In points.
    private(set) var box = CGRect.null
    private(set) var greatestDifference = 0
    let oldSize: CGSize
    let newSize: CGSize

    init(_ old: Data, _ new: Data, scale: Double) throws(SnapshotError) {
        let old = try RsvgPainting(old, scale: scale)
        let new = try RsvgPainting(new, scale: scale)
        oldSize = CGSize(width: old.width, height: old.height)
        newSize = CGSize(width: new.width, height: new.height)
        guard oldSize == newSize else { return }
        compare(old, new, scale: scale)
    }

    var isSame: Bool { oldSize == newSize && count == 0 }

    private mutating func compare(_ old: RsvgPainting, _ new: RsvgPainting, scale: Double) {
        for y in 0..<old.height {
            let (a, b) = (old.row(y), new.row(y))
            guard memcmp(a, b, old.width * 4) != 0 else { continue }
            for x in 0..<old.width {
                let difference = (0..<4).map { abs(Int(a[4 * x + $0]) - Int(b[4 * x + $0])) }.max()
                guard let difference, difference > PixelComparison.tolerance else { continue }
                count += 1
                greatestDifference = max(greatestDifference, difference)
                box = box.union(
                    CGRect(
                        x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale,
                        height: 1 / scale))
            }
        }
    }
}

/// An SVG file as premultiplied pixels.
final class RsvgPainting {
    let width: Int
    let height: Int
    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int

    init(_ svg: Data, scale: Double) throws(SnapshotError) {
        let handle = svg.withUnsafeBytes {
            rsvg_handle_new_from_data(
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize($0.count), nil)
        }
        guard let handle else { throw .unpaintable("a picture") }
        defer { g_object_unref(handle) }
        var size = (width: 0.0, height: 0.0)
        guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) != 0
        else { throw .unpaintable("a picture without a size in pixels") }
        width = Int((size.width * scale).rounded())
        height = Int((size.height * scale).rounded())
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
        let context = cairo_create(surface)
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        let isPainted = rsvg_handle_render_document(handle, context, &viewport, nil) != 0
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard isPainted, let surface, let pixels = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            throw .unpaintable("a picture of \(width)×\(height) pixels")
        }
        self.surface = surface
        self.pixels = pixels
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(pixels + y * stride) }
}
