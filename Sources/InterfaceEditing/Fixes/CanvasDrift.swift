import Foundation

/// The tolerance, in points, for differences between stored numbers and those that Interface
/// Builder would calculate: up to 1 (Documentation/Canvas.md 1). Measured text sizes also differ
/// slightly from Apple's.
enum CanvasDrift {
    static let limit: CGFloat = 1
    /// The tolerance for the distance of an edge from a guideline. Two edges of a view that are off in opposite
    /// directions change its length by no more than ``limit``.
    static let guidelineLimit: CGFloat = 0.5

    static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
        abs(first - second) <= limit + 1e-6
    }

    static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        isNear(first.minX, second.minX) && isNear(first.minY, second.minY)
            && isNear(first.width, second.width) && isNear(first.height, second.height)
    }
}
