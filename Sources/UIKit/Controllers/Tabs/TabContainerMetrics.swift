import Devices
import Foundation

/// The bar of a tab bar controller, in points, by era and device.
@MainActor enum TabContainerMetrics {
    static var isPad: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

    /// iPads have a floating bar at the top from iOS 18 on (Documentation/Metrics.md 1.4).
    static var floatsAtTop: Bool { SystemBehavior.floatingTabBar.isActive }

    /// With what lies below it of the safe area: 49 points, 83 above a home indicator; 65 on
    /// iPads that have one (Documentation/Metrics.md 1.4).
    static func height(_ bar: UITabBar, below safeArea: CGFloat) -> CGFloat {
        let height = bar.metrics.tabBarHeight
        return (isPad && safeArea > 0 ? min(height, 45) : height) + safeArea
    }

    /// The row at the top that the floating bar stands in: as high as a navigation bar.
    static func topRowHeight(_ bar: UITabBar) -> CGFloat { bar.metrics.navigationBarHeight }
}
