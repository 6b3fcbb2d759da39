import Devices
import Foundation

/// What an app wants of a column's width, in points; `automaticDimension` leaves it to UIKit.
@MainActor struct SplitColumnWidth {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// The width in a split view: the preferred one, else the fraction, between the limits
    /// (documented with `preferredPrimaryColumnWidth` and `maximumPrimaryColumnWidth`).
    func resolved(in total: CGFloat, style: UISplitViewController.Style) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let limit = Self.automaticMaximum(in: total, style: style)
        let largest = maximum == automatic ? limit : maximum
        let least = minimum == automatic ? 0 : minimum
        let share = fraction == automatic ? Self.automaticFraction : fraction
        let wanted =
            preferred != automatic
            ? preferred : share.map { ($0 * total).rounded(.up) } ?? limit
        return max(0, min(max(least, min(wanted, largest)), total))
    }

    /// Of the split view's width: 295 of 736 points on the large phones of 2014. On iPads the
    /// column is as wide as it may be.
    private static var automaticFraction: CGFloat? {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? nil : 0.4
    }

    /// 320 points (useyourloaf.com, How do you change the width of the master view); 375 on the
    /// side of the largest iPads up to iOS 13.
    private static func automaticMaximum(
        in total: CGFloat, style: UISplitViewController.Style
    ) -> CGFloat {
        let isOldStyle = style == .unspecified && !SystemBehavior.splitViewColumns.isActive
        return isOldStyle && total >= 1366 ? 375 : 320
    }
}
