import Foundation

/// What the inline date picker and the calendar view have in common: measures in points, decisions
/// based on screenshots of iOS 14 and 16, and drawing.
@MainActor enum CalendarStyle {
    static let width: CGFloat = 320
    static let headerHeight: CGFloat = 44
    static let weekdaysHeight: CGFloat = 22
    static let rowHeight: CGFloat = 45
    static let margin: CGFloat = 8
    static let disc: CGFloat = 44
    static let dayFontSize: CGFloat = 20
    static let titleFontSize: CGFloat = 17
    static let weekdayFontSize: CGFloat = 13

    /// Returns the frame of a day or of a weekday's name below `top`, from left to right.
    static func cell(
        row: Int, column: Int, in bounds: CGRect, top: CGFloat, height: CGFloat
    ) -> CGRect {
        let grid = bounds.clampedInset(dx: margin, dy: 0)
        let width = grid.width / 7
        return CGRect(
            x: grid.minX + CGFloat(column) * width, y: top + CGFloat(row) * height, width: width,
            height: height)
    }

    /// Draws an arrow that points to the left or to the right.
    static func drawChevron(in box: CGRect, pointsLeft: Bool, _ color: UIColor) {
        let (tip, tail) = pointsLeft ? (box.minX, box.maxX) : (box.maxX, box.minX)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: tail, y: box.minY))
        path.addLine(to: CGPoint(x: tip, y: box.midY))
        path.addLine(to: CGPoint(x: tail, y: box.maxY))
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        ControlArtwork.stroke(path, color, width: 2)
    }

    /// Draws the disc behind a selected day, which is solid for today.
    static func drawDisc(in box: CGRect, isToday: Bool, tint: UIColor) {
        let side = min(disc, box.width, box.height)
        let disc = CGRect(
            x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        ControlArtwork.fill(
            UIBezierPath(ovalIn: disc), isToday ? tint : tint.withAlphaComponent(0.12))
    }

    static func color(
        isAvailable: Bool, isToday: Bool, isSelected: Bool, tint: UIColor
    ) -> UIColor {
        guard isAvailable else { return .tertiaryLabel }
        if isToday { return isSelected ? .white : tint }
        return isSelected ? tint : .label
    }
}
