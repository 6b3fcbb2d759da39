import ContactSheetDevices
import Foundation

/// The metrics of a tab bar, in points, by era. They were chosen visually, except those of the
/// capsule (Documentation/Metrics.md 1.4).
@MainActor enum TabBarMetrics {
    /// The height of the floating capsule of iOS 26, and its distance from the sides.
    static let capsuleHeight: CGFloat = 62
    static let capsuleMargin: CGFloat = 21
    /// The distance between the capsule and that of the selected tab.
    static let capsuleInset: CGFloat = 4

    /// The distance between the capsule and the circle of a search.
    static let circleGap: CGFloat = 8

    /// The width of a tab in the capsule, and the height of the tabs of phones in landscape and the
    /// distance between them.
    static let capsuleItemWidth: CGFloat = 94
    static let compactItemHeight: CGFloat = 36
    static let compactGap: CGFloat = 4

    /// Returns the width of a tab of phones in landscape from iOS 26 on.
    static func compactWidth(_ button: TabBarButton) -> CGFloat { button.inlineWidth + 18 }

    /// Returns the frame of the capsule of phones in landscape, which is at the top of the bar.
    static func compactCapsule(in bounds: CGRect, widths: [CGFloat]) -> CGRect {
        let height = compactItemHeight + 2 * capsuleInset
        let width = widths.reduce(compactGap) { $0 + $1 + compactGap }
        let fitting = min(width, max(0, bounds.width - 2 * capsuleMargin))
        return CGRect(
            x: bounds.midX - fitting / 2, y: bounds.minY, width: fitting,
            height: min(height, bounds.height))
    }

    /// Returns the frame of the capsule in a bar.
    static func capsule(in bounds: CGRect, items: Int) -> CGRect {
        let height = min(capsuleHeight, bounds.height)
        // The low capsule of iPads has titles next to the images.
        let width: CGFloat = height < capsuleHeight ? 124 : capsuleItemWidth
        let natural = width * CGFloat(items) + 2 * capsuleInset
        let margin = max(capsuleMargin, (bounds.width - natural) / 2)
        let below = min(capsuleMargin, bounds.height - height)
        return CGRect(
            x: margin, y: bounds.maxY - below - height, width: max(0, bounds.width - 2 * margin),
            height: height)
    }

    /// Returns the y-coordinates of the centers of image and title in a stacked tab.
    static func middles(height: CGFloat, hasTitle: Bool) -> (icon: CGFloat, title: CGFloat) {
        guard hasTitle else { return (height / 2, height / 2) }
        return switch UIScreen.main.era {
        case .classic: (18.5, 41)
        case .flat, .safeArea, .dark: (19.5, 41)
        case .glass: (height / 2 - 7, height / 2 + 14)
        }
    }

    /// Returns the font of titles: 10 points, in bold up to iOS 6, and 13 points next to the image;
    /// 12 from iOS 26 on, where only the selected tab's is semibold.
    static func font(isInline: Bool, isSelected: Bool) -> UIFont {
        switch UIScreen.main.era {
        case .classic: .boldSystemFont(ofSize: 10)
        case .flat: .systemFont(ofSize: 10)
        case .safeArea, .dark:
            isInline ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .medium)
        case .glass where isInline:
            .systemFont(ofSize: 12, weight: isSelected ? .semibold : .regular)
        case .glass: .systemFont(ofSize: 10, weight: .semibold)
        }
    }

    /// The width of tabs that don't fill the bar, as on iPads, and the distance between them.
    static let itemWidth: CGFloat = 76
    static let itemSpacing: CGFloat = 34
}
