import ContactSheetDevices
import Foundation

/// The column widths that an app sets, in points; `automaticDimension` leaves a value to UIKit.
@MainActor struct SplitColumnWidth {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// Returns the width in a split view: the preferred width, or else the fraction, within the
    /// limits (documented with `preferredPrimaryColumnWidth` and `maximumPrimaryColumnWidth`).
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

    /// The fraction of the split view's width: 295 of 736 points on the large phones of 2014. On
    /// iPads the column has its maximum width.
    private static var automaticFraction: CGFloat? {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? nil : 0.4
    }

    /// Returns the maximum width: 320 points (useyourloaf.com, How do you change the width of the
    /// master view), and 375 on the largest iPads in landscape up to iOS 13.
    private static func automaticMaximum(
        in total: CGFloat, style: UISplitViewController.Style
    ) -> CGFloat {
        let isOldStyle = style == .unspecified && !SystemBehavior.splitViewColumns.isActive
        return isOldStyle && total >= 1366 ? 375 : 320
    }
}
