import Foundation

/// The pixels of a PNG or JPEG file: one byte each for blue, green, red, and alpha, premultiplied.
public struct DecodedImage: Sendable {
    private let buffer: PixelBuffer

    /// Decodes a file; `nil` if it is neither PNG nor JPEG, is invalid, or exceeds 64 megapixels.
    public init?(file: Data) {
        let pixels = file.withUnsafeBytes { bytes in
            bytes.starts(with: [0xFF, 0xD8])
                ? JPEGReader.pixels(of: bytes) : PNGCoder.pixels(of: bytes)
        }
        guard let pixels else { return nil }
        buffer = pixels
    }

    /// The width in pixels.
    public var width: Int { buffer.width }
    /// The height in pixels.
    public var height: Int { buffer.height }
    /// The number of bytes from one row's start to the next.
    public var bytesPerRow: Int { buffer.stride }

    /// Calls a closure with the address of the top row, which is valid until the closure returns.
    public func withPixels<Result, Failure: Error>(
        _ body: (UnsafeRawPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(buffer) {} }
        return try body(UnsafeRawPointer(buffer.base))
    }
}
