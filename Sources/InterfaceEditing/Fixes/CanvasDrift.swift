import Foundation

/// The tolerance, in points, for differences between stored numbers and those that Interface
/// Builder would calculate: up to 1 (Documentation/Canvas.md 1). Measured text sizes also differ
/// slightly from Apple's.
enum CanvasDrift {
    static let limit: CGFloat = 1

    static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
        abs(first - second) <= limit + 1e-6
    }

    static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        isNear(first.minX, second.minX) && isNear(first.minY, second.minY)
            && isNear(first.width, second.width) && isNear(first.height, second.height)
    }
}
