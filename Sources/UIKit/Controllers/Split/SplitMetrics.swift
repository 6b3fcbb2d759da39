import ContactSheetDevices
import Foundation

/// The measures between and around columns, in points, by era.
@MainActor enum SplitMetrics {
    /// The width of a separator: one point up to iOS 7, where 703 of 1024 points remain next to
    /// 320, and one pixel since. The floating column of iOS 26 has a margin instead.
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
    /// iOS 26). Apple's secondary column also extends below the card; here it is next to it.
    static var floats: Bool { UIScreen.main.era >= .glass }

    /// The margin around the floating column.
    static let floatingMargin: CGFloat = 10

    static let floatingCornerRadius: CGFloat = 24

    /// The minimum width of a tiled secondary column, a decision. With less space, the sidebars are
    /// above it.
    static let leastSecondaryWidth: CGFloat = 320

    /// The minimum width for three tiled columns: that of the largest iPads in landscape.
    static let tilingWidth: CGFloat = 1366

    /// The opacity of the dimming of the secondary column below others: 0 up to iOS 7.
    static var dimming: CGFloat { SystemBehavior.adaptiveSplitViews.isActive ? 0.15 : 0 }
}
