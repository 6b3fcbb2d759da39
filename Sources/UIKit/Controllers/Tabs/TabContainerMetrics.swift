import ContactSheetDevices
import Foundation

/// The measures of a tab bar controller's bar, in points, by era and device.
@MainActor enum TabContainerMetrics {
    static var isPad: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

    /// Whether the bar floats at the top, on iPads from iOS 18 on (Documentation/Metrics.md 1.4).
    /// The child's own navigation bar is below it.
    static var floatsAtTop: Bool { SystemBehavior.floatingTabBar.isActive }

    /// Returns the bar's height including the safe area below it: 49 points, 83 above a home
    /// indicator; 65 on iPads that have one (Documentation/Metrics.md 1.4).
    static func height(_ bar: UITabBar, below safeArea: CGFloat) -> CGFloat {
        let height = bar.metrics.tabBarHeight
        return (isPad && safeArea > 0 ? min(height, 45) : height) + safeArea
    }

    /// Returns the height of the row at the top that contains the floating bar, which equals that
    /// of a navigation bar.
    static func topRowHeight(_ bar: UITabBar) -> CGFloat { bar.metrics.navigationBarHeight }
}
