import Foundation

/// A pixel-by-pixel comparison of two SVG files that are rasterized the same way.
struct PixelComparison {
    private(set) var count = 0
    /// The bounding box of the pixels that differ, in points.
    private(set) var box = CGRect.null
    private(set) var greatestDifference = 0
    /// The greatest difference within the tolerance.
    private(set) var toleratedDifference = 0
    let oldSize: CGSize
    let newSize: CGSize

    init(
        _ old: Data, _ new: Data, scale: Double, tolerance: PixelTolerance = .exact
    ) throws(SnapshotError) {
        let old = try RsvgPainting(old, scale: scale)
        let new = try RsvgPainting(new, scale: scale)
        oldSize = CGSize(width: old.width, height: old.height)
        newSize = CGSize(width: new.width, height: new.height)
        guard oldSize == newSize else { return }
        compare(old, new, scale: scale, tolerance)
    }

    var isSame: Bool { oldSize == newSize && count == 0 }

    private mutating func compare(
        _ old: RsvgPainting, _ new: RsvgPainting, scale: Double, _ tolerance: PixelTolerance
    ) {
        for y in 0..<old.height {
            let (a, b) = (old.row(y), new.row(y))
            guard memcmp(a, b, old.width * 4) != 0 else { continue }
            for x in 0..<old.width {
                let difference = Self.difference(a + 4 * x, b + 4 * x)
                guard difference > 0 else { continue }
                let isFlat = difference <= tolerance.edges && old.isFlat(x, y) && new.isFlat(x, y)
                guard difference > (isFlat ? tolerance.areas : tolerance.edges) else {
                    toleratedDifference = max(toleratedDifference, difference)
                    continue
                }
                count += 1
                greatestDifference = max(greatestDifference, difference)
                box = box.union(
                    CGRect(
                        x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale,
                        height: 1 / scale))
            }
        }
    }

    /// Returns the greatest difference among the four channels of a pixel.
    private static func difference(
        _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>
    ) -> Int {
        var greatest = 0
        for channel in 0..<4 {
            greatest = max(greatest, abs(Int(a[channel]) - Int(b[channel])))
        }
        return greatest
    }
}

/// The difference, of 255, that is tolerated for each of a pixel's four channels.
struct PixelTolerance: Hashable {
    /// The tolerance for pixels that differ from a neighbor.
    var edges: Int
    /// The tolerance for pixels that have the same color as their four neighbors.
    var areas: Int

    static let exact = PixelTolerance(edges: 0, areas: 0)

    /// The tolerance for references that were recorded with other versions of libraries or fonts.
    /// These round coordinates and colors differently, which changes edges by less than 9 and
    /// colors by 1.
    static let otherEnvironment = PixelTolerance(edges: 8, areas: 1)

    func union(_ other: PixelTolerance) -> PixelTolerance {
        PixelTolerance(edges: max(edges, other.edges), areas: max(areas, other.areas))
    }
}
