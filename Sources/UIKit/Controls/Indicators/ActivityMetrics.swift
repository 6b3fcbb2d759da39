import ContactSheetDevices
import Foundation

/// The measures of an activity indicator, in points.
enum ActivityMetrics {
    /// Returns the size, which is the same in every era (Documentation/Metrics.md 2.7).
    static func size(_ style: UIActivityIndicatorView.Style) -> CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    /// Returns the wheel: twelve thin spokes up to iOS 12, eight thick ones since. Decisions based
    /// on screenshots.
    static func wheel(_ era: Era, isLarge: Bool) -> Wheel {
        switch (era < .dark, isLarge) {
        case (true, false): Wheel(spokes: 12, inner: 5, outer: 10, width: 2)
        case (true, true): Wheel(spokes: 12, inner: 8.5, outer: 18, width: 3)
        case (false, false): Wheel(spokes: 8, inner: 4.75, outer: 9.75, width: 2.5)
        case (false, true): Wheel(spokes: 8, inner: 8.5, outer: 17.5, width: 4)
        }
    }

    /// The spokes between two radii, in points.
    struct Wheel: Equatable {
        var spokes: Int
        var inner: CGFloat
        var outer: CGFloat
        var width: CGFloat
    }
}
