import CCairo
import CHarfBuzz
import CPNG
import CRsvg
import CoreGraphics

/// Paints display lists with Cairo. All functions are pure and can run on several threads at once.
public enum CairoRenderer {
    /// Returns the page as SVG text, with one CSS pixel per point. Equal lists produce equal bytes.
    ///
    /// - Parameter metadata: The text of a `<metadata>` element after the opening tag, if any.
    public static func svg(
        _ list: DisplayList, metadata: String? = nil
    ) throws(RenderError) -> [UInt8] {
        SVGText.normalized(try VectorSurface.svg(of: list), metadata: metadata)
    }

    /// Returns the page as a PNG file with `scale` pixels per point, without alpha if all pixels
    /// are opaque.
    public static func png(_ list: DisplayList, scale: Double) throws(RenderError) -> [UInt8] {
        try ImageSurface(painting: list, scale: scale).withPixels {
            // If the list itself guarantees opaque pixels, they don't have to be examined.
            PNGCoder.encode($0, isOpaque: list.isOpaque || $0.isOpaque)
        }
    }

    /// Returns a PDF file with one page, with one PDF point per point. Equal lists produce equal
    /// bytes.
    public static func pdf(_ list: DisplayList) throws(RenderError) -> [UInt8] {
        var page: DisplayList? = list
        return try pdf {
            defer { page = nil }
            return page
        }
    }

    /// Returns a PDF file with several pages. A page is painted before the next one is requested, so
    /// only one has to be in memory.
    ///
    /// - Parameter next: Returns the next page, or `nil` after the last one.
    public static func pdf(pages next: () -> DisplayList?) throws(RenderError) -> [UInt8] {
        try VectorSurface.pdf(of: next)
    }

    /// Returns the page's pixels, `scale` per point.
    public static func bitmap(_ list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
        try ImageSurface(painting: list, scale: scale).withPixels(Bitmap.init)
    }

    /// The version of the painter, which is increased when it paints a list in another way.
    static let painterVersion = 1

    /// What determines the bytes of a painted list, apart from the list, the fonts, and the versions of Cairo
    /// and Pango: the versions of the painter and of the libraries that draw foreign images.
    public static let fingerprint: String = {
        let rsvg = [rsvg_major_version, rsvg_minor_version, rsvg_micro_version]
        return "painter \(painterVersion), librsvg \(rsvg.map { "\($0)" }.joined(separator: ".")), "
            + "HarfBuzz \(String(cString: hb_version_string())), libpng \(png_access_version_number())"
    }()

    /// The version of the Cairo library in use, such as `1.16.0`.
    public static var version: String { String(cString: cairo_version_string()) }
}
