import Foundation
import XMLReading

/// Reads untrusted SVG files.
public enum SVGDecoder {
    /// Returns an SVG file that contains only the shapes of a file: text is converted to outlines,
    /// and filter results are converted to images with at most four pixels per point.
    ///
    /// - Parameters:
    ///   - svg: The file.
    ///   - width: The file's own width in points.
    ///   - height: The file's own height in points.
    /// - Returns: A file of the same size. Equal files are decoded once per process.
    public static func shapes(
        of svg: Data, width: Int, height: Int
    ) throws(DecodingError) -> Data {
        let result = known.value(of: Key(file: svg, width: width, height: height)) {
            Result { () throws(DecodingError) in
                try decode(svg, width: width, height: height)
            }
        }
        return try result.get()
    }

    private struct Key: Hashable, Sized {
        var file: Data
        var width, height: Int

        var size: Int { file.count }
    }

    private static let known = ContentCache<Key, Result<Data, DecodingError>>()
    private static let greatestFactor = 4.0
    private static let greatestSide = 4096.0

    private static func decode(
        _ svg: Data, width: Int, height: Int
    ) throws(DecodingError) -> Data {
        let factor = min(greatestFactor, greatestSide / Double(max(width, height, 1)))
        let shapes = try LimitedDecoder.output(
            of: ["svg-vectors", "\(width)", "\(height)", "\(factor)"], input: svg)
        guard let sized = withSize(width, height, factor, of: shapes) else { throw .unreadable }
        return sized
    }

    /// Returns the file with a root element that states its size in points.
    private static func withSize(
        _ width: Int, _ height: Int, _ factor: Double, of shapes: Data
    ) -> Data? {
        var options = XMLOptions()
        options.extent = .rootTag
        guard let tag = try? XMLTree(shapes, options).root.startTag else { return nil }
        let box = "0 0 \(Double(width) * factor) \(Double(height) * factor)"
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(width)" height="\(height)" viewBox="\(box)">
            """
        return Data(head.utf8) + shapes.dropFirst(tag.upperBound)
    }

    /// Returns the premultiplied pixels of an SVG file.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - seconds: The maximum processor time.
    public static func pixels(
        of svg: Data, scale: Double, seconds: Int
    ) throws(DecodingError) -> DecodedPixels {
        var limits = LimitedDecoder.Limits()
        limits.seconds = UInt32(clamping: seconds)
        limits.output = 300 << 20
        let output = try LimitedDecoder.output(
            of: ["svg-pixels", "\(scale)"], input: svg, limits)
        guard let pixels = DecodedPixels(output) else { throw .unreadable }
        return pixels
    }
}

/// An image as rows of pixels with four bytes each: blue, green, red, and alpha, premultiplied.
public struct DecodedPixels: Sendable {
    public let width: Int
    public let height: Int
    private let bytes: Data

    /// Decodes two 32-bit integers, followed by the rows.
    fileprivate init?(_ output: Data) {
        guard output.count > 8 else { return nil }
        let sides = output.withUnsafeBytes {
            (
                $0.loadUnaligned(fromByteOffset: 0, as: Int32.self),
                $0.loadUnaligned(fromByteOffset: 4, as: Int32.self)
            )
        }
        (width, height) = (Int(sides.0), Int(sides.1))
        guard width > 0, height > 0, output.count == 8 + width * height * 4 else { return nil }
        bytes = output
    }

    /// Calls the closure with all rows, contiguous in memory.
    public func withRows<Value>(_ body: (UnsafePointer<UInt8>) -> Value) -> Value {
        bytes.withUnsafeBytes { buffer in
            // `init` has checked that there is at least one pixel.
            body(buffer.baseAddress!.assumingMemoryBound(to: UInt8.self) + 8)
        }
    }
}
