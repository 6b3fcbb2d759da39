import ContactSheetDevices
import Foundation

/// The measures of a tab bar controller's bar, in points, by era and device.
@MainActor enum TabContainerMetrics {
    static var isPad: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

    /// Whether the bar floats at the top, on iPads from iOS 18 on (Documentation/Metrics.md 1.4).
    /// The child's own navigation bar is below it.
    static var floatsAtTop: Bool { SystemBehavior.floatingTabBar.isActive }

    /// Returns the bar's height including the safe area below it: 49 points, 83 above a home
    /// indicator; 65 on iPads that have one. From iOS 26 on, it doesn't depend on the safe area
    /// (Documentation/Metrics.md 1.4).
    static func height(_ bar: UITabBar, below safeArea: CGFloat) -> CGFloat {
        let height = bar.metrics.tabBarHeight
        if bar.metrics.era >= .glass { return bar.metrics.isCompact ? height : 83 }
        return (isPad && safeArea > 0 ? min(height, 45) : height) + safeArea
    }

    /// Returns the height of the row at the top that contains the floating bar: that of a navigation
    /// bar in iOS 18, and 64 points later.
    static func topRowHeight(_ bar: UITabBar) -> CGFloat {
        bar.metrics.era >= .glass ? 64 : bar.metrics.navigationBarHeight
    }
}
