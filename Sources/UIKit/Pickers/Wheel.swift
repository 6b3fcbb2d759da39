import Foundation

/// One component of a picker for drawing: its rows by their distance from the selected one.
@MainActor struct Wheel {
    /// A row's text, and its color if it has its own.
    struct Row {
        var text: String
        var color: UIColor?
    }

    /// The width in points, without the gaps on its sides.
    var width: CGFloat
    var rowHeight: CGFloat
    /// The horizontal position of the text: 0 is left, 1 is right.
    var alignment: CGFloat = 0.5
    /// A unit in the selection band after the texts, which then end left of the middle.
    var unit: String?
    /// The closure that returns the row at an offset, or `nil` beyond the ends.
    var row: (_ offset: Int) -> Row?

    /// The part of the width that the texts use.
    var textWidth: CGFloat { unit == nil ? width : width * 0.42 }
}

/// The frames of a picker's wheels.
@MainActor struct WheelLayout {
    let rects: [CGRect]

    /// Places the wheels in a row in the middle of the bounds. In right-to-left layouts the first
    /// is the rightmost.
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
