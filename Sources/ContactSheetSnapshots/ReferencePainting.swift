import CairoRenderer
import ForeignFiles
import Foundation
import ImageComparison

/// The premultiplied pixels of a reference or of a new snapshot. librsvg paints SVG files in a
/// separate process, because a reference may contain anything.
final class ReferencePainting {
    let width: Int
    let height: Int
    private let pixels: UnsafeMutableBufferPointer<UInt8>

    /// The time limit for one image, in seconds of processor time.
    private static let timeLimit = 5

    /// Paints a file.
    ///
    /// - Parameter scale: The number of pixels per point of an SVG file.
    convenience init(_ file: Data, scale: Double) throws(SnapshotError) {
        if ReferenceFile(bytes: file).isPNG {
            try self.init(png: file)
        } else {
            try self.init(svg: file, scale: scale)
        }
    }

    private init(svg: Data, scale: Double) throws(SnapshotError) {
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

    private init(png: Data) throws(SnapshotError) {
        guard let bitmap = PNGCoder.decode(Array(png)) else {
            throw .unpaintable("isn't a valid PNG file")
        }
        (width, height) = (bitmap.width, bitmap.height)
        let bytesPerRow = width * 4
        pixels = .allocate(capacity: bytesPerRow * height)
        for y in 0..<height {
            let row = bitmap.pixels[y * bitmap.stride..<y * bitmap.stride + bytesPerRow]
            _ = pixels.extracting(y * bytesPerRow..<(y + 1) * bytesPerRow).initialize(from: row)
        }
    }

    deinit { pixels.deallocate() }

    func row(_ y: Int) -> UnsafePointer<UInt8> {
        // The buffer is never empty, because images without pixels can't be decoded.
        UnsafePointer(pixels.baseAddress!) + y * width * 4
    }

    /// The pixels, which are valid as long as the painting.
    var image: ImagePixels {
        ImagePixels(
            UnsafeRawPointer(row(0)), size: ImageSize(width: width, height: height),
            bytesPerRow: width * 4)
    }
}
