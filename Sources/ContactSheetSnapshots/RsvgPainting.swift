import ForeignFiles
import Foundation

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

    /// Whether the pixel has the same color as its four neighbors.
    func isFlat(_ x: Int, _ y: Int) -> Bool {
        let pixel = row(y) + 4 * x
        let neighbors = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        return neighbors.allSatisfy { x, y in
            guard x >= 0, x < width, y >= 0, y < height else { return true }
            return memcmp(pixel, row(y) + 4 * x, 4) == 0
        }
    }
}
