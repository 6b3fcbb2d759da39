import Foundation

/// The bar item in whose place an integrated search bar is, from iOS 26 on.
final class SearchBarItem: UIBarButtonItem {
    private weak var owner: UINavigationItem?

    init(_ owner: UINavigationItem) {
        self.owner = owner
        super.init()
        image = UIImage(systemName: "magnifyingglass")
        accessibilityLabel = "Search"
        primaryAction = UIAction { [weak self] _ in self?.searchController?.isActive = true }
    }

    required init?(coder: NSCoder) { nil }

    var searchController: UISearchController? { owner?.searchController }

    /// The search bar, unless a search is active, which has taken it.
    var fieldView: UISearchBar? {
        guard let searchController, !searchController.isActive else { return nil }
        return searchController.searchBar
    }

    /// Whether the item is a button that begins the search.
    var isButton: Bool {
        guard let owner, let place = SearchBarPlace(owner) else { return false }
        return owner.searchBarPlacement == .integratedButton || !place.isInToolbar && place.isButton
    }
}
