import UIKit

extension UIWindow {
    /// The height in whole points by which the content of the main scroll view exceeds its visible part, or zero. It is the
    /// largest visible scroll view of the front controller that is at least half as wide as the window.
    package var hiddenContentHeight: CGFloat {
        layoutIfNeeded()
        var front = rootViewController
        while let presented = front?.presentedViewController { front = presented }
        let views = (front?.viewIfLoaded ?? self).visibleScrollViews
        let main = views.filter { $0.bounds.width >= bounds.width / 2 }
            .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
        guard let main else { return 0 }
        let insets = main.adjustedContentInset
        return max(0, main.contentSize.height + insets.top + insets.bottom - main.bounds.height)
            .rounded(.up)
    }

    /// By how much a screen with all of its content is higher than the device's at most, in points.
    package static let contentHeightLimit: CGFloat = 20_000
    /// How many times a screen is made higher. Rows that have an estimated height get their own when they are visible.
    package static let contentPasses = 10
}

extension UIView {
    /// The view and the views in it that are scroll views with content below their visible part.
    fileprivate var visibleScrollViews: [UIScrollView] {
        guard !isHidden, alpha > 0 else { return [] }
        let own = (self as? UIScrollView).map { [$0] } ?? []
        return own.filter { $0.contentSize.height > $0.bounds.height - $0.adjustedContentInset.top }
            + subviews.flatMap(\.visibleScrollViews)
    }
}
