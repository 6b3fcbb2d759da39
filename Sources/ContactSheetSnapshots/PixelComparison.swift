import Foundation
import ImageComparison

/// A pixel-by-pixel comparison of two SVG files that are rasterized the same way.
struct PixelComparison {
    let difference: ImageDifference
    private let scale: Double

    init(
        _ old: Data, _ new: Data, scale: Double, tolerance: PixelTolerance = .exact
    ) throws(SnapshotError) {
        let old = try RsvgPainting(old, scale: scale)
        let new = try RsvgPainting(new, scale: scale)
        self.scale = scale
        difference = withExtendedLifetime((old, new)) {
            ImageDifference(
                expected: old.image, actual: new.image,
                ComparisonSettings(
                    metric: .channels(edges: tolerance.edges, areas: tolerance.areas)))
        }
    }

    var isSame: Bool { difference.isSame }

    /// The number of pixels that differ.
    var count: Int { difference.count }

    /// The bounding box of the pixels that differ, in points.
    var box: CGRect {
        guard let box = difference.box else { return .null }
        return CGRect(
            x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
            height: Double(box.height) / scale)
    }

    var greatestDifference: Int { Int(exactly: difference.greatest) ?? 255 }

    /// The greatest difference within the tolerance.
    var toleratedDifference: Int { Int(exactly: difference.tolerated) ?? 255 }

    var oldSize: CGSize { difference.expectedSize.size }
    var newSize: CGSize { difference.actualSize.size }
}

extension ImageSize {
    fileprivate var size: CGSize { CGSize(width: width, height: height) }
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
