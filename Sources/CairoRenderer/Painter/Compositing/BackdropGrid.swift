import CCairo
import CoreGraphics

/// The grid of pixels on which a backdrop is blurred. It doesn't depend on the resolution of the
/// output, so that all formats and scales show the same.
struct BackdropGrid {
    /// Pixels per point, at most 1.
    private let density: Double
    /// The standard deviation in pixels.
    private let standardDeviation: Double
    private let saturation: Double
    /// The area of the grid in pixels, with integral sides.
    private let box: Box

    /// Creates a grid for the visible part of the outline's box; `nil` if none is visible.
    init?(_ backdrop: Backdrop, on painter: Painter) {
        guard backdrop.standardDeviation >= 0, backdrop.standardDeviation < 1000 else { return nil }
        // A blur has no detail smaller than its standard deviation, so a coarser grid has the same
        // result in less time.
        var density = 1.0
        while backdrop.standardDeviation * density >= 6 { density /= 2 }
        box =
            backdrop.path.box.applying(painter.toPage).intersection(painter.visibleBox)
            .scaled(by: density).whole
        guard !box.isEmpty, box.width < 32766, box.height < 32766,
            PixelBuffer.accepts(
                width: Int(saturating: box.width) + 2, height: Int(saturating: box.height) + 2)
        else { return nil }
        self.density = density
        standardDeviation = backdrop.standardDeviation * density
        saturation = backdrop.saturation
    }

    private var width: Int { Int(saturating: box.width) }
    private var height: Int { Int(saturating: box.height) }

    /// Returns the blurred content of surfaces that are painted over one another. `base` transforms
    /// from the page's points to their pixels.
    func image(
        of surfaces: [OpaquePointer], placed base: CGAffineTransform
    ) throws(RenderError) -> BackdropImage? {
        let copy = try reduced(surfaces, base)
        let data = cairo_image_surface_get_data(copy.pointer)
        guard let data else { return nil }
        let stride = Int(cairo_image_surface_get_stride(copy.pointer))
        BoxBlur.blurPixels(
            data, width: width, height: height, stride: stride,
            standardDeviation: standardDeviation)
        let pixels = UnsafeMutableRawPointer(data)
        if saturation != 1 {
            let matrix = SaturationMatrix(saturation)
            for y in 0..<height { matrix.apply(to: pixels + y * stride, count: width) }
        }
        return image(pixels, stride)
    }

    /// Returns what the surfaces show, on the grid.
    private func reduced(
        _ surfaces: [OpaquePointer], _ base: CGAffineTransform
    ) throws(RenderError) -> ImageSurface {
        let copy = try ImageSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
        let context = cairo_create(copy.pointer)
        defer { cairo_destroy(context) }
        let place = CGAffineTransform(scaleX: density, y: density)
            .concatenating(CGAffineTransform(translationX: -box.left, y: -box.top))
        let matrix = base.inverted().concatenating(place)
        guard matrix.isPaintable else { return copy }
        withUnsafePointer(to: matrix.cairo) { cairo_set_matrix(context, $0) }
        for (level, surface) in surfaces.enumerated() {
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
            // The page continues beyond its edges, so that these don't get dark.
            cairo_pattern_set_extend(
                cairo_get_source(context), level == 0 ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
            cairo_paint(context)
        }
        cairo_surface_flush(copy.pointer)
        return copy
    }

    /// Returns the pixels with one more at each edge, so that enlarging them doesn't fade the edges.
    private func image(_ source: UnsafeMutableRawPointer, _ sourceStride: Int) -> BackdropImage? {
        let pixels = PixelBuffer(width: width + 2, height: height + 2, isOpaque: false) {
            base, stride in
            for y in 0..<height + 2 {
                let from = (source + max(0, min(height - 1, y - 1)) * sourceStride)
                    .assumingMemoryBound(to: UInt32.self)
                let to = (base + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width + 2 { to[x] = from[max(0, min(width - 1, x - 1))] }
            }
            return true
        }
        guard let pixels else { return nil }
        let toPage = CGAffineTransform(
            a: 1 / density, b: 0, c: 0, d: 1 / density, tx: (box.left - 1) / density,
            ty: (box.top - 1) / density)
        return BackdropImage(pixels: pixels, toPage: toPage, color: pixels.commonColor)
    }
}

/// A change of the saturation of premultiplied colors, in fixed point with 16 binary places, which
/// gives the same result on all processors.
struct SaturationMatrix {
    private let factor: Int
    /// The luminance of sRGB's primaries: red, green, and blue.
    private static let weights = (13933, 46871, 4732)

    init(_ saturation: Double) {
        factor = Int(saturating: (max(0, min(saturation, 16)) * 65536).rounded())
    }

    /// Changes pixels in Cairo's ARGB32 format in place.
    func apply(to pixels: UnsafeMutableRawPointer, count: Int) {
        let pixels = pixels.assumingMemoryBound(to: UInt32.self)
        for place in 0..<count { pixels[place] = apply(to: pixels[place]) }
    }

    private func apply(to pixel: UInt32) -> UInt32 {
        let alpha = Int(pixel >> 24)
        let (red, green, blue) = (
            Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)
        )
        let weights = Self.weights
        let gray = (red * weights.0 + green * weights.1 + blue * weights.2) >> 8
        func changed(_ part: Int) -> UInt32 {
            let value = (gray << 8 + ((part << 8 - gray) * factor) >> 8 + 1 << 15) >> 16
            return UInt32(max(0, min(alpha, value)))
        }
        return UInt32(alpha) << 24 | changed(red) << 16 | changed(green) << 8 | changed(blue)
    }
}

extension PixelBuffer {
    /// The color that all pixels have, if any.
    fileprivate var commonColor: RGBA? {
        let pixels = base.assumingMemoryBound(to: UInt32.self)
        let first = pixels[0]
        for place in 1..<max(1, width * height) where pixels[place] != first { return nil }
        let alpha = Double(first >> 24)
        guard alpha > 0 else { return .clear }
        func part(_ shift: UInt32) -> Double { Double(first >> shift & 255) / alpha }
        return RGBA(part(16), part(8), part(0), alpha / 255)
    }
}
