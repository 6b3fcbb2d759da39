import Foundation

/// A search bar and its results, shown above the content while the user searches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    open weak var delegate: (any UISearchControllerDelegate)?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The controller of the results, or `nil` to show them in the content itself.
    public let searchResultsController: UIViewController?
    open private(set) lazy var searchBar = makeSearchBar()
    /// Whether the content below is dimmed while there are no results.
    open var obscuresBackgroundDuringPresentation = true
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the search bar shows its Cancel button during a search, from iOS 13 on.
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    /// Whether results are shown as soon as there is text.
    open var automaticallyShowsSearchResultsController = true
    /// Whether results are shown even without text.
    open var showsSearchResultsController = false { didSet { contentChanged() } }
    /// Suggestions below the search bar, which a preview doesn't show.
    open var searchSuggestions: [any UISearchSuggestion]?
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    /// When the scope bar appears; `manual` leaves it to the app.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
    }
    var searchState = SearchState()
    /// The navigation item that contains the controller.
    weak var item: UINavigationItem?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        modalPresentationStyle = .overFullScreen
    }

    /// Whether the search is shown above the content.
    open var isActive: Bool {
        get { searchState.isActive }
        set { newValue ? activate() : deactivate() }
    }

    /// The actual position of the search bar in the navigation item that contains the controller.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        item?.searchBarPlacement ?? .stacked
    }

    private func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.controller = self
        // Decision: the placeholder of search controllers (Documentation/Metrics.md 1.6).
        bar.placeholder = "Search"
        bar.frame.size = bar.sizeThatFits(
            CGSize(width: UIScreen.main.windowBounds.width, height: 0))
        return bar
    }

    open override func loadView() {
        view = SearchContainerView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override var visibleChildren: [UIViewController] {
        searchResultsController.map { showsResults ? [$0] : [] } ?? []
    }
}

extension UISearchController {
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }
}

/// Where the search bar was before the search, so that it can return.
@MainActor struct SearchState {
    var isActive = false
    weak var home: UIView?
    var homeFrame = CGRect.zero
    /// The frame of the bar in the window if it stays there during a search, as an integrated bar
    /// does.
    var fixedFrame: CGRect?
    /// The y-coordinate of the bar in the window.
    var top: CGFloat = 0
    /// The controller whose navigation item contains the search controller.
    weak var presenter: UIViewController?
}
