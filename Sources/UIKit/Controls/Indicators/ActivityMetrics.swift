import Devices
import Foundation

/// The measures of an activity indicator, in points.
enum ActivityMetrics {
    /// Documentation/Metrics.md 2.7, the same in every era.
    static func size(_ style: UIActivityIndicatorView.Style) -> CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    /// Twelve thin spokes up to iOS 12, eight thick ones since: decisions after the screens.
    static func wheel(_ era: Era, isLarge: Bool) -> Wheel {
        switch (era < .dark, isLarge) {
        case (true, false): Wheel(spokes: 12, inner: 5, outer: 10, width: 2)
        case (true, true): Wheel(spokes: 12, inner: 8.5, outer: 18, width: 3)
        case (false, false): Wheel(spokes: 8, inner: 4.75, outer: 9.75, width: 2.5)
        case (false, true): Wheel(spokes: 8, inner: 8.5, outer: 17.5, width: 4)
        }
    }

    /// Spokes between two radii.
    struct Wheel: Equatable {
        var spokes: Int
        var inner: CGFloat
        var outer: CGFloat
        var width: CGFloat
    }
}
