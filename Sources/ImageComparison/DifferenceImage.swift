import CPixels
import Foundation

/// An opaque image with four bytes per pixel: blue, green, red, and alpha.
public struct DifferenceImage: Sendable {
    public let size: ImageSize
    /// The rows from top to bottom, without space between them.
    public private(set) var pixels: [UInt8]

    /// Creates an image of one color.
    init(size: ImageSize, color: UInt32) {
        self.size = size
        pixels = [UInt8](unsafeUninitializedCapacity: size.area * 4) { buffer, count in
            contactsheet_fill(buffer.baseAddress, size.area, color)
            count = size.area * 4
        }
    }

    /// Sets the pixels of a rectangle, as far as it is inside the image.
    mutating func fill(_ rect: PixelRect, color: UInt32) {
        let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let rect = rect.intersection(bounds) else { return }
        for y in rect.y..<rect.endY {
            withBytes(x: rect.x, y: y) { contactsheet_fill($0, rect.width, color) }
        }
    }

    /// Calls a closure with the bytes from a place on.
    mutating func withBytes(x: Int, y: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        let offset = (y * size.width + x) * 4
        pixels.withUnsafeMutableBufferPointer { bytes in
            if let start = bytes.baseAddress { body(start + offset) }
        }
    }

    /// Copies an image over white to a place. It must fit.
    mutating func draw(_ image: ImagePixels, x: Int, y: Int) {
        let bytesPerRow = size.width * 4
        withBytes(x: x, y: y) { contactsheet_draw_over_white(image.value, $0, bytesPerRow) }
    }

    /// Calls a closure with the pixels.
    public func withPixels<Result>(_ body: (ImagePixels) -> Result) -> Result {
        pixels.withUnsafeBytes { bytes in
            // The array is never empty, because images have pixels.
            body(ImagePixels(bytes.baseAddress!, size: size, bytesPerRow: size.width * 4))
        }
    }
}

extension DifferenceImage {
    fileprivate static let red: UInt32 = 0xFFE0_0020
    fileprivate static let paleRed: UInt32 = 0xFFFF_C8C8
    fileprivate static let gap: UInt32 = 0xFF8E_8E93

    /// Draws the outline of a box around, not on, its pixels.
    fileprivate mutating func outline(_ box: PixelRect) {
        let (margin, line) = (4, 3)
        let inner = box.expanded(by: margin)
        let outer = inner.expanded(by: line)
        let bars = [
            PixelRect(x: outer.x, y: outer.y, width: outer.width, height: line),
            PixelRect(x: outer.x, y: inner.endY, width: outer.width, height: line),
            PixelRect(x: outer.x, y: inner.y, width: line, height: inner.height),
            PixelRect(x: inner.endX, y: inner.y, width: line, height: inner.height),
        ]
        for bar in bars { fill(bar, color: Self.red) }
    }
}

extension ImageDifference {
    /// Returns the expected image in a faded gray, with the pixels that differ in red and outlines
    /// around their boxes. Parts that only one of the images has are pale red.
    public func highlighted(
        expected: ImagePixels, boxes: [DifferenceBox]
    ) -> DifferenceImage {
        let size = ImageSize(
            width: max(expectedSize.width, actualSize.width),
            height: max(expectedSize.height, actualSize.height))
        var image = DifferenceImage(size: size, color: DifferenceImage.paleRed)
        let common = expected.cropped(to: comparedSize)
        image.withBytes(x: 0, y: 0) { output in
            let draw = { (levels: UnsafePointer<UInt8>?) in
                contactsheet_draw_differences(common.value, levels, output, size.width * 4)
            }
            if let mask { mask.withLevels { draw($0.baseAddress) } } else { draw(nil) }
        }
        for box in boxes { image.outline(box.rect) }
        return image
    }

    /// Returns an image with the expected image, the actual one, and another one side by side.
    public func sideBySide(
        expected: ImagePixels, actual: ImagePixels, _ highlighted: DifferenceImage
    ) -> DifferenceImage {
        let gap = 24
        let size = highlighted.size
        var image = DifferenceImage(
            size: ImageSize(width: 3 * size.width + 2 * gap, height: size.height),
            color: DifferenceImage.gap)
        image.draw(expected, x: 0, y: 0)
        image.draw(actual, x: size.width + gap, y: 0)
        highlighted.withPixels { image.draw($0, x: 2 * (size.width + gap), y: 0) }
        return image
    }
}
