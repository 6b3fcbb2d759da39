import Devices
import Foundation

/// What stands between and around columns, in points, by era.
@MainActor enum SplitMetrics {
    /// A point up to iOS 7, where 703 of 1024 points are left beside 320; a pixel since; none
    /// beside the floating column of iOS 26, which brings its own margin.
    static var separator: CGFloat {
        SystemBehavior.adaptiveSplitViews.isActive ? 1 / UIScreen.main.scale : 1
    }

    static var separatorColor: UIColor {
        switch UIScreen.main.era {
        case .classic: .black
        case .flat, .safeArea: UIColor(white: 0.7, alpha: 1)
        case .dark, .glass: .separator
        }
    }

    /// Whether the primary column floats as a card (Apple: Human Interface Guidelines, Sidebars,
    /// iOS 26).
    static var floats: Bool { UIScreen.main.era >= .glass }

    /// Around the floating column.
    static let floatingMargin: CGFloat = 10

    static let floatingCornerRadius: CGFloat = 24

    /// A secondary column is never made narrower by one beside it.
    static let leastSecondaryWidth: CGFloat = 320

    /// From this width on three columns are tiled: the largest iPads on their sides.
    static let tilingWidth: CGFloat = 1366

    /// What dims the secondary column below others: nothing up to iOS 7.
    static var dimming: CGFloat { SystemBehavior.adaptiveSplitViews.isActive ? 0.15 : 0 }
}
