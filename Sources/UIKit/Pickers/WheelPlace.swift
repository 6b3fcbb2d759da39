import Foundation

/// The appearance of a row at an offset above or below the middle of a wheel.
struct WheelPlace: Equatable {
    /// The distance from the middle of the wheel down to the middle of the row, in points.
    var y: CGFloat
    /// The scale of the row's width and height.
    var scale: CGSize
    var opacity: CGFloat

    /// The maximum angle; beyond it a row is too narrow to be legible.
    private static let horizon: CGFloat = 1.4

    /// Creates the appearance, or `nil` for a row beyond the maximum angle. The cylinder's radius
    /// is half the picker's height, so that it fills it, and the distance to the viewer is 400
    /// points.
    init?(offset: Int, rowHeight: CGFloat, height: CGFloat, isCylinder: Bool) {
        guard isCylinder else {
            y = CGFloat(offset) * rowHeight
            scale = CGSize(width: 1, height: 1)
            opacity = 1
            return
        }
        let radius = max(height / 2, 1)
        let angle = CGFloat(offset) * rowHeight / radius
        guard abs(angle) < Self.horizon else { return nil }
        let depth = radius * (1 - cos(angle))
        let nearness = 400 / (400 + depth)
        y = radius * sin(angle) * nearness
        scale = CGSize(width: nearness, height: cos(angle) * nearness)
        opacity = offset == 0 ? 1 : 0.12 + 0.38 * cos(angle)
    }

    /// Returns the transform that moves a row from the origin to its place in the wheel.
    func transform(middle: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: middle.x, ty: middle.y + y)
    }
}
