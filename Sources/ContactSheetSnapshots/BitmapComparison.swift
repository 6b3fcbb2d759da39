import CairoRenderer
import Foundation

/// A comparison of the colors of two bitmaps.
package struct BitmapComparison: Sendable {
    /// The indices of the pixels that don't match, row by row.
    private var mismatches: [Int] = []
    /// The bounding box of the pixels that don't match, in pixels.
    package private(set) var box = CGRect.null
    /// The greatest color difference (Delta E) of a pixel.
    package private(set) var greatestDifference = 0.0
    private let old: Bitmap
    private let new: Bitmap
    private let tolerance: BitmapTolerance

    package init(_ old: Bitmap, _ new: Bitmap, tolerance: BitmapTolerance) {
        (self.old, self.new, self.tolerance) = (old, new, tolerance)
        if hasSameSize { compare() }
    }

    package var hasSameSize: Bool { old.width == new.width && old.height == new.height }
    /// The number of pixels that don't match.
    package var count: Int { mismatches.count }
    private var total: Int { new.width * new.height }

    package var isSame: Bool {
        hasSameSize && Double(count) <= (1 - tolerance.precision) * Double(total) + 1e-6
    }

    private mutating func compare() {
        var colors = ColorDifferences()
        // Copies, because the closures change this value.
        let (old, new) = (old, new)
        let width = new.width * 4
        old.pixels.withUnsafeBytes { a in
            new.pixels.withUnsafeBytes { b in
                for y in 0..<new.height {
                    let oldRow = UnsafeRawBufferPointer(rebasing: a[y * old.stride..<a.count])
                    let newRow = UnsafeRawBufferPointer(rebasing: b[y * new.stride..<b.count])
                    guard let start = oldRow.baseAddress, let other = newRow.baseAddress,
                        memcmp(start, other, width) != 0
                    else { continue }
                    compare(oldRow, newRow, row: y, &colors)
                }
            }
        }
    }

    private mutating func compare(
        _ oldRow: UnsafeRawBufferPointer, _ newRow: UnsafeRawBufferPointer, row y: Int,
        _ colors: inout ColorDifferences
    ) {
        for x in 0..<new.width {
            let a = oldRow.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            let b = newRow.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            if a == b || matches(a.littleEndian, b.littleEndian, x, y, &colors) { continue }
            mismatches.append(y * new.width + x)
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }

    private mutating func matches(
        _ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int, _ colors: inout ColorDifferences
    ) -> Bool {
        let difference = colors.difference(a, b)
        greatestDifference = max(greatestDifference, difference)
        if difference <= tolerance.greatestDifference { return true }
        guard tolerance.channels != .exact else { return false }
        let channels = Self.channelDifference(a, b)
        if channels <= tolerance.channels.areas { return true }
        return channels <= tolerance.channels.edges && !(old.isFlat(x, y) && new.isFlat(x, y))
    }

    private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
        [UInt32(0), 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }

    /// Returns the new bitmap in pale colors, with the pixels that don't match in red; `nil` if the
    /// sizes differ.
    package func difference() -> Bitmap? {
        guard hasSameSize else { return nil }
        var output = [UInt8](repeating: 255, count: total * 4)
        new.pixels.withUnsafeBytes { pixels in
            output.withUnsafeMutableBytes { output in
                for y in 0..<new.height {
                    for x in 0..<new.width {
                        let (from, to) = (y * new.stride + x * 4, (y * new.width + x) * 4)
                        let transparent = 255 - Int(pixels[from + 3])
                        for channel in 0..<3 {
                            output[to + channel] = UInt8(
                                clamping: 191 + (Int(pixels[from + channel]) + transparent) / 4)
                        }
                    }
                }
                for index in mismatches {
                    (output[index * 4], output[index * 4 + 1], output[index * 4 + 2]) = (32, 0, 224)
                }
            }
        }
        return Bitmap(width: new.width, height: new.height, stride: new.width * 4, pixels: output)
    }
}

extension BitmapComparison: CustomStringConvertible {
    /// The difference on one line.
    package var description: String {
        guard hasSameSize else {
            return "The size is \(new.width)×\(new.height) pixels, and the reference has"
                + " \(old.width)×\(old.height)."
        }
        let share = Double(count) / Double(total) * 100
        let percent = share < 0.01 ? "less than 0.01" : String(format: "%.2f", share)
        let verb = count == 1 ? "differs" : "differ"
        return
            "\(count) of \(total) pixels \(verb) (\(percent) percent), in the rectangle at"
            + " \(Int(exactly: box.minX) ?? 0), \(Int(exactly: box.minY) ?? 0) of"
            + " \(Int(exactly: box.width) ?? 0)×\(Int(exactly: box.height) ?? 0) pixels; the"
            + " greatest color difference (Delta E) is"
            + " \(String(format: "%.1f", greatestDifference))."
    }
}

extension Bitmap {
    /// The pixel as alpha, red, green, and blue, from the highest byte on.
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let at = y * stride + x * 4
        return UInt32(pixels[at]) | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2]) << 16
            | UInt32(pixels[at + 3]) << 24
    }

    /// Whether the pixel has the same color as its four neighbors.
    fileprivate func isFlat(_ x: Int, _ y: Int) -> Bool {
        let color = pixel(x, y)
        return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].allSatisfy { x, y in
            guard x >= 0, x < width, y >= 0, y < height else { return true }
            return pixel(x, y) == color
        }
    }
}
