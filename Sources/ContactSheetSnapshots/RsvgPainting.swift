import ForeignFiles
import Foundation
import ImageComparison

/// The premultiplied pixels of an SVG file. librsvg paints it in a separate process, because a
/// reference may contain anything.
final class RsvgPainting {
    let width: Int
    let height: Int
    private let pixels: UnsafeMutableBufferPointer<UInt8>

    /// The time limit for one image, in seconds of processor time.
    private static let timeLimit = 5

    init(_ svg: Data, scale: Double) throws(SnapshotError) {
        let decoded: DecodedPixels
        do {
            decoded = try SVGDecoder.pixels(of: svg, scale: scale, seconds: Self.timeLimit)
        } catch {
            throw .unpaintable("\(error)")
        }
        (width, height) = (decoded.width, decoded.height)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * height * 4)
        decoded.withRows { rows in
            _ = buffer.initialize(from: UnsafeBufferPointer(start: rows, count: buffer.count))
        }
        pixels = buffer
    }

    deinit { pixels.deallocate() }

    func row(_ y: Int) -> UnsafePointer<UInt8> {
        // The buffer is never empty, because the decoder rejects images without pixels.
        UnsafePointer(pixels.baseAddress!) + y * width * 4
    }

    /// The pixels, which are valid as long as the painting.
    var image: ImagePixels {
        ImagePixels(
            UnsafeRawPointer(row(0)), size: ImageSize(width: width, height: height),
            bytesPerRow: width * 4)
    }
}
