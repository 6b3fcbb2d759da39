import Foundation

/// A section of a flow layout with the places of all its views.
@MainActor struct FlowSection {
    var header: UICollectionViewLayoutAttributes?
    var footer: UICollectionViewLayoutAttributes?
    var items: [UICollectionViewLayoutAttributes] = []
    /// In the content.
    var frame = CGRect.zero
    /// The size of the bounds that the lines were made for.
    var lineBounds = CGSize.zero

    /// The views that share something with a rectangle. Headers of a section in sight are among
    /// them, because they may be pinned.
    func all(meeting rect: CGRect, _ isVertical: Bool) -> [UICollectionViewLayoutAttributes] {
        guard frame.meets(rect) else { return [] }
        return [header].compactMap { $0 } + items.filter { $0.frame.meets(rect) }
            + [footer].compactMap { $0 }
    }
}

extension CGRect {
    /// Whether the rectangles share anything, empty ones by where they lie.
    func meets(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
            && (maxX > other.minX || width == 0) && (maxY > other.minY || height == 0)
            && (minX < other.maxX || width == 0) && (minY < other.maxY || height == 0)
    }
}

/// A line of items: their places in the section's list and their sizes.
struct FlowLine {
    var items: Range<Int>
    var sizes: [CGSize]
}
