import Foundation

/// The measures of a sheet below its full height from iOS 26 on, in points
/// (Documentation/Metrics.md 9.1).
struct FloatingSheet {
    /// The height of the detent.
    let value: CGFloat
    /// The safe area at the bottom of the screen.
    let safeArea: CGFloat

    /// How far the sheet has grown from its lowest to its usual position, from 0 to 1.
    private var growth: CGFloat { min(max((value - 76) / (150 - 76), 0), 1) }

    /// The distance from the edges of the screen.
    var margin: CGFloat { 28 - 20 * growth }

    /// The safe area at the bottom of the sheet.
    var bottom: CGFloat { safeArea * growth }

    /// Returns the radius of the corners at the bottom on the screen: they have the same center as
    /// those of the display. Decision: the radius is at least 20 points.
    ///
    /// - Parameter display: The radius of the display's corners.
    func lowerRadius(display: CGFloat) -> CGFloat { max(20, display - margin) }

    /// The height of the layout. Decision: the safe area is added from 150 points on; recorded are
    /// sheets up to 144 points without it, and from 200 points on with it.
    var height: CGFloat { value < 150 ? value : value + safeArea }
}
