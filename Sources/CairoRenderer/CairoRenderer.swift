import CCairo
import CoreGraphics

/// Paints display lists with Cairo; every function is pure and may run on many threads at once.
public enum CairoRenderer {
    /// SVG text of the page, one point to one CSS pixel; equal lists give equal bytes.
    ///
    /// `metadata` becomes the text of a `<metadata>` element right after the opening tag.
    public static func svg(
        _ list: DisplayList, metadata: String? = nil
    ) throws(RenderError) -> [UInt8] {
        SVGText.normalized(try VectorSurface.svg(of: list), metadata: metadata)
    }

    /// A PNG file of the page at `scale` pixels a point; without alpha where all is opaque.
    public static func png(_ list: DisplayList, scale: Double) throws(RenderError) -> [UInt8] {
        try ImageSurface(painting: list, scale: scale).withPixels {
            // What the list says of itself spares a look at every pixel.
            PNGCoder.encode($0, isOpaque: list.isOpaque || $0.isOpaque)
        }
    }

    /// A PDF file with one page, one point to one PDF point; equal lists give equal bytes.
    public static func pdf(_ list: DisplayList) throws(RenderError) -> [UInt8] {
        try VectorSurface.pdf(of: list)
    }

    /// The page's pixels at `scale` pixels a point.
    public static func bitmap(_ list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
        try ImageSurface(painting: list, scale: scale).withPixels(Bitmap.init)
    }

    /// The version of the Cairo library in use, such as `1.16.0`.
    public static var version: String { String(cString: cairo_version_string()) }
}
