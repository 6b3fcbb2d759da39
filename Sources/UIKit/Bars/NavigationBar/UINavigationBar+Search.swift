import ContactSheetDevices
import Foundation

extension UINavigationBar {
    /// The search bar of the top item, from iOS 11 on, if it is below the titles.
    private var searchBar: UISearchBar? {
        guard UIScreen.main.era >= .safeArea, topItem?.searchBarPlacement == .stacked else {
            return nil
        }
        return topItem?.searchController?.searchBar
    }

    private var fullSearchBarHeight: CGFloat {
        BarMetrics.searchBarHeight + SearchBarMetrics.growth
    }

    /// The height of the search bar while the content is scrolled to its top.
    var expandedSearchBarHeight: CGFloat { searchBar == nil ? 0 : fullSearchBarHeight }

    /// Places the search bar, whose field is aligned with the title. During a search the bar isn't
    /// in the navigation bar.
    func placeSearchBar(below top: CGFloat, _ views: inout [UIView]) {
        guard let searchBar, !isSearchBarCollapsed, topItem?.searchController?.isActive != true
        else { return }
        searchBar.isIntegrated = false
        let margin = metrics.sideMargin(width: bounds.width) - SearchBarMetrics.sideMargin
        searchBar.frame = UIScreen.main.grid.round(
            CGRect(
                x: margin + safeAreaInsets.left, y: top,
                width: bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right,
                height: fullSearchBarHeight))
        views.append(searchBar)
    }

    // MARK: Integrated search bars

    /// The item of an integrated search bar, from iOS 26 on.
    private func integratedItem(inToolbar: Bool) -> SearchBarItem? {
        guard let item = topItem, item.searchController != nil,
            item.searchBarPlacement != .stacked, let place = SearchBarPlace(item),
            place.isInToolbar == inToolbar
        else { return nil }
        return item.searchItem
    }

    /// The search item for the toolbar below the screen.
    var searchItemOfToolbar: SearchBarItem? { integratedItem(inToolbar: true) }

    /// The search item for the trailing edge of this bar.
    var searchItemOfBar: SearchBarItem? { integratedItem(inToolbar: false) }
}
