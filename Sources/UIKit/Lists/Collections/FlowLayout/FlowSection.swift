import Foundation

/// A section of a flow layout with the attributes of all its views.
@MainActor struct FlowSection {
    var header: UICollectionViewLayoutAttributes?
    var footer: UICollectionViewLayoutAttributes?
    var items: [UICollectionViewLayoutAttributes] = []
    /// The section's frame in the content.
    var frame = CGRect.zero
    /// The size of the bounds that the lines were computed for.
    var lineBounds = CGSize.zero

    /// Returns the views that intersect a rectangle. The headers and footers of visible sections
    /// are always included, because they may be pinned.
    func all(meeting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard frame.meets(rect) else { return [] }
        return [header].compactMap { $0 } + items.filter { $0.frame.meets(rect) }
            + [footer].compactMap { $0 }
    }
}

extension CGRect {
    /// Returns whether the rectangles intersect. An empty rectangle intersects another one by its
    /// position.
    func meets(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
            && (maxX > other.minX || width == 0) && (maxY > other.minY || height == 0)
            && (minX < other.maxX || width == 0) && (minY < other.maxY || height == 0)
    }
}

/// A line of items: their indexes in the section and their sizes.
struct FlowLine {
    var items: Range<Int>
    var sizes: [CGSize]
}
