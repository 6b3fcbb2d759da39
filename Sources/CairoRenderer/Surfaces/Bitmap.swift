/// Pixels as Cairo's ARGB32: blue, green, red, alpha in a byte each, colors premultiplied.
public struct Bitmap: Sendable, Hashable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// The bytes from one row's start to the next one's.
    public let stride: Int
    /// `stride × height` bytes, top row first.
    public let pixels: [UInt8]

    /// Wraps `pixels`; nil unless they are `stride × height` bytes with room for each row.
    public init?(width: Int, height: Int, stride: Int, pixels: [UInt8]) {
        guard (1...32767).contains(width), (1...32767).contains(height), stride >= width * 4,
            pixels.count == stride * height
        else { return nil }
        self.width = width
        self.height = height
        self.stride = stride
        self.pixels = pixels
    }

    init(_ source: PixelView) {
        width = source.width
        height = source.height
        stride = source.stride
        pixels = Array(source.bytes)
    }
}

/// Pixels in memory that someone else owns.
struct PixelView {
    var width: Int
    var height: Int
    var stride: Int
    var bytes: UnsafeRawBufferPointer

    func row(_ y: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width * 4])
    }
}
