import ContactSheetDevices
import Foundation

extension UINavigationItem {
    /// The position of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In line with the items of the navigation bar or, on iPhones, of the toolbar.
        case integrated
        /// Below the title and the large title.
        case stacked
        case integratedCentered
        /// Like `integrated`, but as a button until the search begins.
        case integratedButton

        /// The name of `integrated` before iOS 26.
        public static var inline: SearchBarPlacement { .integrated }
    }

    /// The actual position of the search bar (Documentation/Metrics.md 1.3).
    var actualSearchBarPlacement: SearchBarPlacement {
        guard UIScreen.main.era >= .glass, let place = SearchBarPlace(self) else {
            return .stacked
        }
        guard preferredSearchBarPlacement == .automatic else {
            return preferredSearchBarPlacement
        }
        return place.isIntegratedByDefault ? .integrated : .stacked
    }
}

/// The navigation bar of an item, as the position of the item's search bar depends on it.
@MainActor struct SearchBarPlace {
    private let item: UINavigationItem
    private let bar: UINavigationBar
    private let bars: UINavigationController

    /// Creates the place, or returns `nil` if the item isn't shown by a navigation controller.
    init?(_ item: UINavigationItem) {
        guard let bar = item.bar as? UINavigationBar,
            let bars = bar.superview?.viewController as? UINavigationController
        else { return nil }
        (self.item, self.bar, self.bars) = (item, bar, bars)
    }

    private var isUprightPhone: Bool { !bar.metrics.isPad && !bar.metrics.isCompact }

    /// The smallest width of a navigation bar with a search field between its items, in points.
    private static let leastWidth: CGFloat = 500

    private var hasSpace: Bool { bar.bounds.width >= Self.leastWidth }

    /// Whether there is space for the field in a toolbar or in the bar. A tab bar takes the
    /// toolbar's place.
    var isIntegratedByDefault: Bool {
        isUprightPhone ? bars.tabBarController == nil : hasSpace
    }

    /// Whether an integrated search bar is in the toolbar, which only phones in portrait have.
    var isInToolbar: Bool {
        isUprightPhone && bars.tabBarController == nil
            && item.searchBarPlacementAllowsToolbarIntegration
    }

    /// Whether a search bar in the navigation bar is only a button.
    var isButton: Bool { !hasSpace }
}
