import CairoRenderer
import ImageComparison

extension Bitmap {
    /// Calls a closure with the pixels.
    package func withImagePixels<Result>(_ body: (ImagePixels) -> Result) -> Result {
        pixels.withUnsafeBytes { bytes in
            // A bitmap has at least one pixel.
            body(
                ImagePixels(
                    bytes.baseAddress!, size: ImageSize(width: width, height: height),
                    bytesPerRow: stride))
        }
    }
}

extension PNGCoder {
    /// Returns a PNG file of an image.
    package static func encode(_ image: DifferenceImage) -> [UInt8] {
        Bitmap(
            width: image.size.width, height: image.size.height, stride: image.size.width * 4,
            pixels: image.pixels
        ).map { encode($0) } ?? []
    }
}
