import ContactSheetDevices
import Foundation

extension UIButton.Configuration.Size {
    /// The insets that result in heights of 28 points for small, 34.33 for medium, and 50 for large
    /// buttons (Documentation/Metrics.md 2.10).
    var contentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    @MainActor var titleFont: UIFont {
        .preferredFont(forTextStyle: self == .mini || self == .small ? .subheadline : .body)
    }

    @MainActor var subtitleFont: UIFont {
        .preferredFont(forTextStyle: self == .mini || self == .small ? .caption1 : .footnote)
    }

    /// The corner radius at the default text size, which `dynamic` scales: 5.95 points, or 8.75 for
    /// large buttons (Documentation/Metrics.md 2.10).
    var cornerRadius: CGFloat { self == .large ? 8.75 : 5.95 }
}

extension UIButton.Configuration {
    /// Returns the radius of the background for a height. Capsules have the maximum radius, as do
    /// buttons without a specified style from iOS 26 on.
    func cornerRadius(inHeight height: CGFloat) -> CGFloat {
        let radius: CGFloat
        switch cornerStyle {
        case .fixed: radius = background.ownCornerRadius ?? buttonSize.cornerRadius
        case .dynamic where UIScreen.main.era == .glass:
            radius = min(height / 2, Self.greatestGlassRadius)
        case .dynamic:
            let growth = buttonSize.titleFont.pointSize / Self.standardPointSize(of: buttonSize)
            radius = (background.ownCornerRadius ?? buttonSize.cornerRadius) * growth
        case .small: radius = 5
        case .medium: radius = 8
        case .large: radius = 11
        case .capsule: radius = height / 2
        }
        return max(0, min(radius, height / 2))
    }

    /// Half the height of a large button, which is also the radius of taller ones.
    private static let greatestGlassRadius: CGFloat = 25

    private static func standardPointSize(of size: Size) -> CGFloat {
        size == .mini || size == .small ? 15 : 17
    }
}
