/// Pixels in Cairo's ARGB32 format: one byte each for blue, green, red, and alpha, premultiplied.
public struct Bitmap: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes from one row's start to the next.
    public let stride: Int
    /// The `stride × height` bytes, starting with the top row.
    public let pixels: [UInt8]

    /// Creates a bitmap from `pixels`; `nil` unless these are `stride × height` bytes with space
    /// for each row.
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

/// Pixels in memory that is owned elsewhere.
struct PixelView {
    var width: Int
    var height: Int
    var stride: Int
    var bytes: UnsafeRawBufferPointer

    func row(_ y: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width * 4])
    }
}
