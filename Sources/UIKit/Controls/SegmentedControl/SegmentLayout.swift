import Foundation

/// The widths of a control's segments, in points.
struct SegmentLayout {
    /// The widths of the contents, rounded up to points.
    var contents: [CGFloat]
    /// The widths that were set; 0 for the other segments.
    var fixed: [CGFloat]
    var padding: CGFloat
    var divider: CGFloat
    /// Whether segments touch and have whole points, and the last one the rest, from iOS 26 on.
    var isOnPoints = false
    /// Whether each segment is as wide as its own content, instead of as wide as the widest.
    var isByContent: Bool

    /// The widths without the dividers.
    var naturalWidths: [CGFloat] {
        let widest = zip(contents, fixed).filter { $0.1 <= 0 }.map(\.0).max() ?? 0
        return zip(contents, fixed).map { content, fixed in
            fixed > 0 ? fixed : (isByContent ? content : widest) + padding
        }
    }

    var naturalWidth: CGFloat {
        naturalWidths.reduce(0, +) + divider * CGFloat(max(0, contents.count - 1))
    }

    /// Returns the frames of the segments in the bounds. The segments without a set width share the
    /// surplus or the missing width equally.
    func rects(in bounds: CGRect) -> [CGRect] {
        let free = fixed.filter { $0 <= 0 }.count
        let divider = isOnPoints ? 0 : divider
        let dividers = divider * CGFloat(max(0, contents.count - 1))
        let surplus = bounds.width - dividers - naturalWidths.reduce(0, +)
        var widths = naturalWidths
        if free > 0 {
            let share = surplus / CGFloat(free)
            for index in widths.indices where fixed[index] <= 0 {
                widths[index] = max(0, widths[index] + share)
            }
        }
        if isOnPoints, free == widths.count, let last = widths.indices.last {
            for index in widths.indices.dropLast() { widths[index].round(.down) }
            widths[last] = bounds.width - dividers - widths.dropLast().reduce(0, +)
        }
        var x = bounds.minX
        return widths.map { width in
            defer { x += width + divider }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }
}
