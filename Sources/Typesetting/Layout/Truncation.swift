import CoreGraphics
import Foundation

/// Determines which characters of a line an ellipsis replaces.
struct Truncation {
    private let clusters: Range<Int>
    /// The first cluster of each character, followed by the end.
    private let bounds: [Int]
    private let widths: [CGFloat]

    init(paragraph: ShapedParagraph, clusters: Range<Int>) {
        let starts = clusters.filter {
            $0 == clusters.lowerBound || paragraph.clusters[$0].traits.contains(.startsCharacter)
        }
        let bounds = starts + [clusters.upperBound]
        self.clusters = clusters
        self.bounds = bounds
        widths = zip(bounds, bounds.dropFirst()).map { paragraph.width(of: $0..<$1) }
    }

    /// Returns the clusters before and after the ellipsis.
    ///
    /// If the line fits and is truncated only because more lines follow, the ellipsis is at the
    /// end. The ellipsis has the attributes of the character next to it (see `LineBreaker`). Both
    /// are decisions.
    func kept(in availableWidth: CGFloat, mode: LineBreakMode) -> (
        head: Range<Int>, tail: Range<Int>
    ) {
        let fits = widths.reduce(0, +) <= availableWidth
        let (head, tail) = counts(in: availableWidth, mode: fits ? .byTruncatingTail : mode)
        let end = bounds[head]
        let start = bounds[bounds.count - 1 - tail]
        return (clusters.lowerBound..<end, start..<clusters.upperBound)
    }

    /// Returns the number of characters that remain at the start and at the end.
    private func counts(in availableWidth: CGFloat, mode: LineBreakMode) -> (head: Int, tail: Int) {
        var head = (count: 0, width: CGFloat(0))
        var tail = (count: 0, width: CGFloat(0))
        while head.count + tail.count < widths.count {
            let takesHead =
                mode == .byTruncatingTail
                || (mode == .byTruncatingMiddle && head.width <= tail.width)
            let next = takesHead ? widths[head.count] : widths[widths.count - 1 - tail.count]
            guard head.width + tail.width + next <= availableWidth else { break }
            if takesHead {
                head = (head.count + 1, head.width + next)
            } else {
                tail = (tail.count + 1, tail.width + next)
            }
        }
        return (head.count, tail.count)
    }
}
