import Foundation

/// How wide the segments of a control are.
struct SegmentLayout {
    /// Of the contents, rounded up to points.
    var contents: [CGFloat]
    /// Of the segments that have one; 0 for the others.
    var fixed: [CGFloat]
    var padding: CGFloat
    var divider: CGFloat
    /// Whether each segment is as wide as its own content, or all as wide as the widest.
    var isByContent: Bool

    /// Without the dividers.
    var naturalWidths: [CGFloat] {
        let widest = zip(contents, fixed).filter { $0.1 <= 0 }.map(\.0).max() ?? 0
        return zip(contents, fixed).map { content, fixed in
            fixed > 0 ? fixed : (isByContent ? content : widest) + padding
        }
    }

    var naturalWidth: CGFloat {
        naturalWidths.reduce(0, +) + divider * CGFloat(max(0, contents.count - 1))
    }

    /// The segments in a width: those without a width of their own share what is left, equally or
    /// by adding equal parts to their natural widths.
    func rects(in bounds: CGRect) -> [CGRect] {
        let free = fixed.filter { $0 <= 0 }.count
        let dividers = divider * CGFloat(max(0, contents.count - 1))
        let surplus = bounds.width - dividers - naturalWidths.reduce(0, +)
        var widths = naturalWidths
        if free > 0 {
            let share = surplus / CGFloat(free)
            for index in widths.indices where fixed[index] <= 0 {
                widths[index] = max(0, widths[index] + share)
            }
        }
        var x = bounds.minX
        return widths.map { width in
            defer { x += width + divider }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }
}
