import Devices
import Foundation

/// Where things stand in a tab bar, in points, by era; decided by eye except the capsule
/// (Documentation/Metrics.md 1.4).
@MainActor enum TabBarMetrics {
    /// The floating capsule of iOS 26: 62 points high, 21 from the sides.
    static let capsuleHeight: CGFloat = 62
    static let capsuleMargin: CGFloat = 21
    /// Between the capsule and the selected tab's own.
    static let capsuleInset: CGFloat = 4

    /// The capsule's box in a bar.
    static func capsule(in bounds: CGRect, items: Int) -> CGRect {
        let height = min(capsuleHeight, bounds.height)
        // The low capsule of iPads has titles beside the images.
        let width: CGFloat = height < capsuleHeight ? 124 : 100
        let margin = max(capsuleMargin, (bounds.width - width * CGFloat(items)) / 2)
        let below = min(capsuleMargin, bounds.height - height)
        return CGRect(
            x: margin, y: bounds.maxY - below - height, width: max(0, bounds.width - 2 * margin),
            height: height)
    }

    /// The middles of image and title, from the top of a stacked tab.
    static func middles(height: CGFloat, hasTitle: Bool) -> (icon: CGFloat, title: CGFloat) {
        guard hasTitle else { return (height / 2, height / 2) }
        return switch UIScreen.main.era {
        case .classic: (18.5, 41)
        case .flat, .safeArea, .dark: (19.5, 41)
        case .glass: (height / 2 - 7, height / 2 + 14)
        }
    }

    /// Titles: bold 10 up to iOS 6, 10 since, 13 beside the image.
    static func font(isInline: Bool) -> UIFont {
        switch UIScreen.main.era {
        case .classic: .boldSystemFont(ofSize: 10)
        case .flat: .systemFont(ofSize: 10)
        case .safeArea, .dark:
            isInline ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .medium)
        case .glass: .systemFont(ofSize: isInline ? 13 : 10, weight: .semibold)
        }
    }

    /// The width and the distance of tabs that don't fill the bar, as on iPads.
    static let itemWidth: CGFloat = 76
    static let itemSpacing: CGFloat = 34
}
