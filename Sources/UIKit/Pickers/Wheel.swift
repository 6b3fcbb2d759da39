import Foundation

/// One component of a picker as it is drawn: rows by their distance from the selected one.
@MainActor struct Wheel {
    /// A row's text, and its color where that is its own.
    struct Row {
        var text: String
        var color: UIColor?
    }

    /// In points, without the gaps beside it.
    var width: CGFloat
    var rowHeight: CGFloat
    /// Where text stands in the width: 0 left, 1 right.
    var alignment: CGFloat = 0.5
    /// Stands in the selection band after the texts, which then end left of the middle.
    var unit: String?
    /// Nil beyond the ends.
    var row: (_ offset: Int) -> Row?

    /// The part of the width that texts take.
    var textWidth: CGFloat { unit == nil ? width : width * 0.42 }
}

/// The places of the wheels of a picker.
@MainActor struct WheelLayout {
    let rects: [CGRect]

    /// Side by side in the middle of the bounds; from right to left the first is the rightmost.
    init(_ widths: [CGFloat], in bounds: CGRect, gap: CGFloat, isMirrored: Bool) {
        let total = widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
        var x = bounds.midX - total / 2
        let rects = widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
        self.rects =
            isMirrored
            ? rects.map { $0.offsetBy(dx: bounds.minX + bounds.maxX - $0.maxX - $0.minX, dy: 0) }
            : rects
    }
}
