import Devices
import Foundation

extension UIButton.Configuration.Size {
    /// 28 points of height in small, 34.33 in medium, 50 in large (Documentation/Metrics.md 2.10).
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

    /// 5.95 points at the standard text size, of which `dynamic` is a multiple
    /// (Documentation/Metrics.md 2.10).
    var cornerRadius: CGFloat { self == .large ? 8.75 : 5.95 }
}

extension UIButton.Configuration {
    /// The radius of the background in a box of this height; capsules are as round as can be,
    /// and from iOS 26 on so is what isn't told otherwise.
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

    /// Half the height of a large button; higher ones keep its corners.
    private static let greatestGlassRadius: CGFloat = 25

    private static func standardPointSize(of size: Size) -> CGFloat {
        size == .mini || size == .small ? 15 : 17
    }
}
