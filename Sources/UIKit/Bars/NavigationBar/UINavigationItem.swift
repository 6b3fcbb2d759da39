import Foundation

/// The content of a navigation bar while a screen is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    open var title: String? { didSet { changed() } }
    open var titleView: UIView? {
        didSet {
            if oldValue !== titleView { oldValue?.removeFromSuperview() }
            changed()
        }
    }
    open var prompt: String? { didSet { changed() } }
    /// The subtitle below the title, from iOS 26 on.
    open var subtitle: String? { didSet { changed() } }
    open var largeTitle: String? { didSet { changed() } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// Whether the search bar is hidden when the content has scrolled by its height.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// The search controller, whose bar is below the title and the large title, from iOS 11 on.
    open var searchController: UISearchController? { didSet { searchChanged() } }
    /// The position of the search bar that the app requests, from iOS 16 on.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { searchChanged() }
    }
    /// Whether the search bar may be among the items of a toolbar on iPhones, from iOS 26 on.
    open var searchBarPlacementAllowsToolbarIntegration = true { didSet { searchChanged() } }
    /// The item that determines the position of the search bar among the items of a toolbar.
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItem }
    /// The actual position of the search bar.
    open var searchBarPlacement: SearchBarPlacement { actualSearchBarPlacement }
    private(set) lazy var searchItem = SearchBarItem(self)
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The leading items, starting at the leading edge.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The trailing items, starting at the trailing edge.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    weak var bar: UIView?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    private func searchChanged() {
        searchController?.item = self
        changed()
        bar?.superview?.setNeedsLayout()
    }

    private func changed() {
        bar?.setNeedsLayout()
        bar?.invalidateIntrinsicContentSize()
    }
}
