import Foundation

extension CGRect {
    /// Whether a point is in the rectangle; `false` if a coordinate isn't a number.
    ///
    /// Foundation's `contains(_:)`, `intersects(_:)`, and `intersection(_:)` make ranges of coordinates,
    /// which end the process if a coordinate isn't a number. The difference of two infinities isn't, and
    /// files may contain any number. This package uses only the methods with `checked`; their results
    /// are those of Core Graphics.
    package func contains(checked point: CGPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether all coordinates are finite numbers, so that ranges of them exist and the rectangle isn't null.
    package var isFinite: Bool { [minX, maxX, minY, maxY].allSatisfy(\.isFinite) }

    /// Returns the common part of two rectangles; `null` if there is none, or a coordinate isn't a number.
    package func intersection(checked other: CGRect) -> CGRect {
        let (a, b) = (standardized, other.standardized)
        guard !isNull, !other.isNull, a.minX <= b.maxX, b.minX <= a.maxX, a.minY <= b.maxY,
            b.minY <= a.maxY
        else { return .null }
        let (left, top) = (max(a.minX, b.minX), max(a.minY, b.minY))
        let (right, bottom) = (min(a.maxX, b.maxX), min(a.maxY, b.maxY))
        // Lengths that aren't cut aren't computed, so they stay exact.
        let (across, down) = ((left, right), (top, bottom))
        let width =
            (a.minX, a.maxX) == across
            ? a.width : (b.minX, b.maxX) == across ? b.width : right - left
        let height =
            (a.minY, a.maxY) == down
            ? a.height : (b.minY, b.maxY) == down ? b.height : bottom - top
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// Whether two rectangles have a common part; `false` if a coordinate isn't a number.
    package func intersects(checked other: CGRect) -> Bool { !intersection(checked: other).isNull }
}

// Shadows Foundation's methods, so that calls of them don't compile as long as warnings are errors: they
// are deprecated, or ambiguous where Foundation is imported.

extension CGRect {
    @available(*, deprecated, message: "use contains(checked:)")
    package func contains(_ point: CGPoint) -> Bool { contains(checked: point) }

    @available(*, deprecated, message: "use intersection(checked:)")
    package func intersection(_ other: CGRect) -> CGRect { intersection(checked: other) }

    @available(*, deprecated, message: "use intersects(checked:)")
    package func intersects(_ other: CGRect) -> Bool { intersects(checked: other) }
}
