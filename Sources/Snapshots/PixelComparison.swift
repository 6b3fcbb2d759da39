import Foundation

/// Two SVG files, rasterized the same way and compared pixel by pixel.
struct PixelComparison {
    private(set) var count = 0
    /// In points.
    private(set) var box = CGRect.null
    private(set) var greatestDifference = 0
    /// The greatest difference that the tolerance allowed.
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

    /// The greatest difference of the four channels of a pixel.
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

/// How far the four channels of a pixel may be off before the pixel counts as different, of 255.
struct PixelTolerance: Hashable {
    /// Where a pixel differs from its neighbors.
    var edges: Int
    /// Where a pixel has the color of its four neighbors.
    var areas: Int

    static let exact = PixelTolerance(edges: 0, areas: 0)

    /// For references made with other versions of libraries or fonts: these round coordinates and
    /// colors differently, which moves the shade of an edge by less than 9 and a color by 1.
    static let otherEnvironment = PixelTolerance(edges: 8, areas: 1)

    func union(_ other: PixelTolerance) -> PixelTolerance {
        PixelTolerance(edges: max(edges, other.edges), areas: max(areas, other.areas))
    }
}
