import CRsvg
import Foundation

/// Two SVG files, rasterized the same way and compared pixel by pixel.
struct PixelComparison {
    private(set) var count = 0
    /// In points.
    private(set) var box = CGRect.null
    private(set) var greatestDifference = 0
    /// The greatest difference that the tolerance allowed.
    private(set) var toleratedDifference = 0
    let oldSize: CGSize
    let newSize: CGSize

    init(
        _ old: Data, _ new: Data, scale: Double, tolerance: PixelTolerance = .exact
    ) throws(SnapshotError) {
        let old = try RsvgPainting(old, scale: scale)
        let new = try RsvgPainting(new, scale: scale)
        oldSize = CGSize(width: old.width, height: old.height)
        newSize = CGSize(width: new.width, height: new.height)
        guard oldSize == newSize else { return }
        compare(old, new, scale: scale, tolerance)
    }

    var isSame: Bool { oldSize == newSize && count == 0 }

    private mutating func compare(
        _ old: RsvgPainting, _ new: RsvgPainting, scale: Double, _ tolerance: PixelTolerance
    ) {
        for y in 0..<old.height {
            let (a, b) = (old.row(y), new.row(y))
            guard memcmp(a, b, old.width * 4) != 0 else { continue }
            for x in 0..<old.width {
                let difference = Self.difference(a + 4 * x, b + 4 * x)
                guard difference > 0 else { continue }
                let isFlat = difference <= tolerance.edges && old.isFlat(x, y) && new.isFlat(x, y)
                guard difference > (isFlat ? tolerance.areas : tolerance.edges) else {
                    toleratedDifference = max(toleratedDifference, difference)
                    continue
                }
                count += 1
                greatestDifference = max(greatestDifference, difference)
                box = box.union(
                    CGRect(
                        x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale,
                        height: 1 / scale))
            }
        }
    }

    /// The greatest difference of the four channels of a pixel.
    private static func difference(
        _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>
    ) -> Int {
        var greatest = 0
        for channel in 0..<4 {
            greatest = max(greatest, abs(Int(a[channel]) - Int(b[channel])))
        }
        return greatest
    }
}

/// How far the four channels of a pixel may be off before the pixel counts as different, of 255.
struct PixelTolerance: Hashable {
    /// Where a pixel differs from its neighbors.
    var edges: Int
    /// Where a pixel has the color of its four neighbors.
    var areas: Int

    static let exact = PixelTolerance(edges: 0, areas: 0)

    /// For references made with other versions of libraries or fonts: these round coordinates and
    /// colors differently, which moves the shade of an edge by less than 9 and a color by 1.
    static let otherEnvironment = PixelTolerance(edges: 8, areas: 1)

    func union(_ other: PixelTolerance) -> PixelTolerance {
        PixelTolerance(edges: max(edges, other.edges), areas: max(areas, other.areas))
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

    /// A Boolean value that indicates whether the pixel has the color of its four neighbors.
    func isFlat(_ x: Int, _ y: Int) -> Bool {
        let pixel = row(y) + 4 * x
        let neighbors = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        return neighbors.allSatisfy { x, y in
            guard x >= 0, x < width, y >= 0, y < height else { return true }
            return memcmp(pixel, row(y) + 4 * x, 4) == 0
        }
    }
}
