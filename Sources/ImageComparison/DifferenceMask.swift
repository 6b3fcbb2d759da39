import CPixels
import Foundation

/// One byte per pixel: 0 for pixels that are the same, otherwise how much they differ, from 1 to 255.
public final class DifferenceMask: @unchecked Sendable {
    public let size: ImageSize
    private let levels: UnsafeMutablePointer<UInt8>

    /// Calls a closure that sets the bytes of pixels that differ. All others are 0.
    init(size: ImageSize, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        self.size = size
        // From `calloc`, because the system supplies pages of zeros without writing them.
        guard let memory = calloc(size.area, 1) else { fatalError("out of memory") }
        levels = memory.bindMemory(to: UInt8.self, capacity: size.area)
        fill(levels)
    }

    deinit { free(levels) }

    /// Returns how much a pixel differs.
    public subscript(x: Int, y: Int) -> UInt8 {
        precondition((0..<size.width).contains(x) && (0..<size.height).contains(y))
        return levels[y * size.width + x]
    }

    /// Calls a closure with the bytes, from the top row to the bottom row.
    public func withLevels<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(self) {
            body(UnsafeBufferPointer(start: levels, count: size.area))
        }
    }
}

/// A box around pixels that differ.
public struct DifferenceBox: Sendable, Hashable, Codable {
    public var rect: PixelRect
    /// The number of pixels in the box that differ.
    public var count: Int

    public init(rect: PixelRect, count: Int) {
        (self.rect, self.count) = (rect, count)
    }
}

extension DifferenceMask {
    /// Returns boxes around all pixels that differ, from top to bottom.
    ///
    /// - Parameters:
    ///   - distance: Pixels that are closer to each other are in the same box.
    ///   - limit: The greatest number of boxes. If there would be more, greater distances are used.
    public func boxes(distance: Int, limit: Int) -> [DifferenceBox] {
        var distance = max(1, distance)
        while true {
            let boxes = Self.merging(boxes(tile: (distance + 15) / 16 * 16), distance)
            if boxes.count <= max(1, limit) {
                return boxes.sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
            }
            distance *= 2
        }
    }

    private func boxes(tile: Int) -> [DifferenceBox] {
        var found: UnsafeMutablePointer<contactsheet_box>?
        let count = contactsheet_boxes(levels, size.width, size.height, tile, &found)
        defer { free(found) }
        return UnsafeBufferPointer(start: found, count: count).map {
            DifferenceBox(
                rect: PixelRect(
                    x: $0.min_x, y: $0.min_y, width: $0.end_x - $0.min_x,
                    height: $0.end_y - $0.min_y),
                count: $0.count)
        }
    }

    /// Merges boxes that are closer to each other than a distance, until none are.
    private static func merging(_ boxes: [DifferenceBox], _ distance: Int) -> [DifferenceBox] {
        // Boxes of a page with noise; merging them would take long, and a greater distance follows.
        guard boxes.count <= 512 else { return boxes }
        var merged: [DifferenceBox] = []
        for var box in boxes {
            while let index = merged.firstIndex(where: { $0.isCloser(than: distance, to: box) }) {
                let other = merged.remove(at: index)
                box.rect = box.rect.union(other.rect)
                box.count += other.count
            }
            merged.append(box)
        }
        return merged
    }
}

extension DifferenceBox {
    fileprivate func isCloser(than distance: Int, to other: DifferenceBox) -> Bool {
        rect.expanded(by: distance).intersection(other.rect) != nil
    }
}
