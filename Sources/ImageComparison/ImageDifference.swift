import CPixels
import Dispatch
import Foundation
import Synchronization

/// The difference of two images.
///
/// If the sizes differ, the parts of both images that start at their top left corners are compared.
public struct ImageDifference: Sendable {
    public let expectedSize: ImageSize
    public let actualSize: ImageSize
    public let settings: ComparisonSettings
    /// The number of pixels that differ by more than is tolerated.
    public private(set) var count = 0
    /// The number of pixels that differ, but aren't counted because they are anti-aliased.
    public private(set) var antialiasedCount = 0
    /// The bounding box of the pixels that differ.
    public private(set) var box: PixelRect?
    /// The greatest difference, in the unit of the metric; 0 if no pixel differs.
    public private(set) var greatest = 0.0
    /// The greatest difference that was tolerated, in the unit of the metric.
    public private(set) var tolerated = 0.0
    /// The pixels that differ, or `nil` if there are none.
    public private(set) var mask: DifferenceMask?
    /// The rows that only one of the images has, if removing them makes the images equal.
    public private(set) var additionalRows: Range<Int>?

    /// Compares two images on all cores.
    public init(
        expected: ImagePixels, actual: ImagePixels, _ settings: ComparisonSettings = .init()
    ) {
        expectedSize = expected.size
        actualSize = actual.size
        self.settings = settings
        let size = ImageSize(
            width: min(expected.size.width, actual.size.width),
            height: min(expected.size.height, actual.size.height))
        compare(expected.cropped(to: size), actual.cropped(to: size))
        if expected.size.width == actual.size.width, expected.size.height != actual.size.height {
            additionalRows = Self.additionalRows(expected, actual)
        }
    }

    /// Whether the images have the same size and no pixel differs by more than is tolerated.
    public var isSame: Bool { sizesMatch && count == 0 }

    /// Whether the images have the same size and not more pixels differ than the limit allows.
    public var passes: Bool { sizesMatch && count <= limit }

    public var sizesMatch: Bool { expectedSize == actualSize }

    /// The number of pixels that may differ.
    public var limit: Int { settings.limit.count(of: comparedSize.area) }

    /// The size of the part that both images have.
    public var comparedSize: ImageSize {
        ImageSize(
            width: min(expectedSize.width, actualSize.width),
            height: min(expectedSize.height, actualSize.height))
    }

    private mutating func compare(_ expected: ImagePixels, _ actual: ImagePixels) {
        guard let rows = RowRange(expected, actual).rows else { return }
        let settings = settings
        let total = Mutex<contactsheet_statistics?>(nil)
        let mask = DifferenceMask(size: expected.size) { levels in
            nonisolated(unsafe) let levels = levels
            RowRange.forEachBand(of: rows) { band in
                var part = contactsheet_statistics()
                settings.withValue(for: expected.size) {
                    contactsheet_compare(
                        expected.value, actual.value, band.lowerBound, band.upperBound, $0,
                        levels, &part)
                }
                total.withLock { $0 = $0.map { $0.adding(part) } ?? part }
            }
        }
        guard let total = total.withLock({ $0 }) else { return }
        count = total.count
        antialiasedCount = total.antialiased
        (greatest, tolerated) = (total.greatest, total.tolerated)
        guard count > 0 else { return }
        self.mask = mask
        box = PixelRect(
            x: total.min_x, y: total.min_y, width: total.end_x - total.min_x,
            height: total.end_y - total.min_y)
    }

    /// Returns boxes around all pixels that differ, from top to bottom.
    ///
    /// - Parameters:
    ///   - distance: Pixels that are closer to each other are in the same box.
    ///   - limit: The greatest number of boxes.
    public func boxes(distance: Int = 16, limit: Int = 10) -> [DifferenceBox] {
        mask?.boxes(distance: distance, limit: limit) ?? []
    }
}

extension ImageDifference {
    /// Returns the rows of the higher image that aren't in the other one, if all others are equal.
    private static func additionalRows(
        _ expected: ImagePixels, _ actual: ImagePixels
    ) -> Range<Int>? {
        let (short, tall) =
            expected.size.height < actual.size.height ? (expected, actual) : (actual, expected)
        let count = tall.size.height - short.size.height
        var first = 0
        while first < short.size.height, short.hasRow(first, equalTo: first, of: tall) {
            first += 1
        }
        let isRestEqual = (first..<short.size.height).allSatisfy {
            short.hasRow($0, equalTo: $0 + count, of: tall)
        }
        return isRestEqual ? first..<first + count : nil
    }
}

/// The rows of two images of the same size, except for equal ones at the top and the bottom.
struct RowRange {
    /// The rows, or `nil` if all are equal.
    let rows: Range<Int>?

    init(_ a: ImagePixels, _ b: ImagePixels) {
        guard let first = (0..<a.size.height).first(where: { !a.hasRow($0, equalTo: $0, of: b) })
        else {
            rows = nil
            return
        }
        let last = (first..<a.size.height).last { !a.hasRow($0, equalTo: $0, of: b) } ?? first
        rows = first..<last + 1
    }

    /// Calls a closure with parts of the rows, on all cores.
    static func forEachBand(of rows: Range<Int>, _ body: @Sendable (Range<Int>) -> Void) {
        let height = 64
        let count = (rows.count + height - 1) / height
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let start = rows.lowerBound + index * height
            body(start..<min(start + height, rows.upperBound))
        }
    }
}

extension ImagePixels {
    fileprivate func hasRow(_ y: Int, equalTo other: Int, of image: ImagePixels) -> Bool {
        memcmp(row(y), image.row(other), size.width * 4) == 0
    }
}

extension contactsheet_statistics {
    fileprivate func adding(_ other: Self) -> Self {
        var sum = self
        sum.count += other.count
        sum.antialiased += other.antialiased
        sum.min_x = min(min_x, other.min_x)
        sum.min_y = min(min_y, other.min_y)
        sum.end_x = max(end_x, other.end_x)
        sum.end_y = max(end_y, other.end_y)
        sum.greatest = max(greatest, other.greatest)
        sum.tolerated = max(tolerated, other.tolerated)
        return sum
    }
}
