import ContactSheetDevices
import Foundation

extension UINavigationBar {
    /// The search bar of the top item, from iOS 11 on. The placement of iOS 26 at the bottom of
    /// phones isn't supported.
    private var searchBar: UISearchBar? {
        UIScreen.main.era < .safeArea ? nil : topItem?.searchController?.searchBar
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
        let margin = metrics.sideMargin(width: bounds.width) - SearchBarMetrics.sideMargin
        searchBar.frame = UIScreen.main.grid.round(
            CGRect(
                x: margin + safeAreaInsets.left, y: top,
                width: bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right,
                height: fullSearchBarHeight))
        views.append(searchBar)
    }
}
