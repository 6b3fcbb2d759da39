import ForeignFiles
import Foundation

/// An SVG file as premultiplied pixels, painted by librsvg in a process of its own: a reference may
/// hold anything.
final class RsvgPainting {
    let width: Int
    let height: Int
    private let pixels: UnsafeMutableBufferPointer<UInt8>

    /// What one picture may take, in seconds of processor time.
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
        // Never empty: the decoder refuses pictures without pixels.
        UnsafePointer(pixels.baseAddress!) + y * width * 4
    }

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
