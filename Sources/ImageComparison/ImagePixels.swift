import CPixels

/// The pixels of an image in memory that is owned elsewhere: one byte each for blue, green, red, and
/// alpha, premultiplied. The memory must be valid and unchanged while the value is used.
public struct ImagePixels: @unchecked Sendable {
    public let size: ImageSize
    /// The number of bytes from one row's start to the next, a multiple of 4.
    public let bytesPerRow: Int
    /// The first byte of the top row.
    public let start: UnsafeRawPointer

    /// Creates a view of an image's memory.
    ///
    /// - Precondition: The size isn't empty, and `bytesPerRow` is a multiple of 4 that has space for
    ///   a row.
    public init(_ start: UnsafeRawPointer, size: ImageSize, bytesPerRow: Int) {
        precondition(size.width > 0 && size.height > 0, "the image is empty")
        precondition(
            bytesPerRow % 4 == 0 && bytesPerRow / 4 >= size.width, "the rows are too short")
        (self.start, self.size, self.bytesPerRow) = (start, size, bytesPerRow)
    }

    func row(_ y: Int) -> UnsafeRawPointer { start + y * bytesPerRow }

    /// Returns the part of the image that begins at its top left corner and has another size.
    func cropped(to size: ImageSize) -> ImagePixels {
        ImagePixels(start, size: size, bytesPerRow: bytesPerRow)
    }

    var value: contactsheet_image {
        contactsheet_image(
            pixels: start.assumingMemoryBound(to: UInt8.self), width: size.width,
            height: size.height, stride: bytesPerRow)
    }
}

/// The size of an image in pixels.
public struct ImageSize: Sendable, Hashable, Codable {
    public var width, height: Int

    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// The number of pixels.
    public var area: Int { width * height }
}

/// A rectangle of pixels, from the top left corner of an image.
public struct PixelRect: Sendable, Hashable, Codable {
    public var x, y, width, height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var endX: Int { x + width }
    var endY: Int { y + height }

    /// The number of pixels.
    public var area: Int { width * height }

    /// Returns the smallest rectangle that contains both.
    public func union(_ other: PixelRect) -> PixelRect {
        let (x, y) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: x, y: y, width: max(endX, other.endX) - x, height: max(endY, other.endY) - y)
    }

    /// Returns the common part, or `nil` if there is none.
    public func intersection(_ other: PixelRect) -> PixelRect? {
        let (x, y) = (max(x, other.x), max(y, other.y))
        let (endX, endY) = (min(endX, other.endX), min(endY, other.endY))
        guard endX > x, endY > y else { return nil }
        return PixelRect(x: x, y: y, width: endX - x, height: endY - y)
    }

    /// Returns the rectangle with a margin on all sides.
    public func expanded(by margin: Int) -> PixelRect {
        PixelRect(
            x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
