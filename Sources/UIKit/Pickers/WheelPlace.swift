import Foundation

/// How a row appears that lies some rows below the middle of a wheel, or above it.
struct WheelPlace: Equatable {
    /// From the middle of the wheel down to the middle of the row, in points.
    var y: CGFloat
    /// Of the row's width and height as they appear.
    var scale: CGSize
    var opacity: CGFloat

    /// Beyond this angle a row is seen so nearly from its edge that it is a smear.
    private static let horizon: CGFloat = 1.4

    /// Nil for a row on the far side or nearly there. The cylinder's radius is half the picker's height, so that
    /// it fills it, seen from 400 points away.
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

    /// Moves a row that is drawn around the origin to its place around the middle of the wheel.
    func transform(middle: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: middle.x, ty: middle.y + y)
    }
}
