import CoreGraphics
import Foundation

extension CGRect {
    /// Whether another rectangle is inside, with edges at most `tolerance` points outside.
    ///
    /// Foundation's `contains(_:)` on Linux requires that the union of the rectangles equals this
    /// one, which rounding of thirds of points prevents.
    package func encloses(_ other: CGRect, tolerance: CGFloat = 0) -> Bool {
        guard !isNull, !other.isNull else { return false }
        return other.minX >= minX - tolerance && other.minY >= minY - tolerance
            && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
    }
}
