import Foundation

/// A tab: an image above or next to a title.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The tabs that the system provides. The raw values are Apple's.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }

    open var selectedImage: UIImage? {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The system item, or `nil` for other tabs.
    private(set) var systemItem: SystemItem?
    /// Whether the tab is a circle of its own next to the others, as that of a search.
    var isSeparate = false
    /// The view for the tab in its bar.
    lazy var button = TabBarButton()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: nil, tag: tag)
        self.systemItem = systemItem
    }

    open func setBadgeTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteOwnValue(#function, state.rawValue)
        badgeAttributes[state] = attributes
        changed()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var glyph: BarGlyph {
        switch self {
        case .more: .more
        case .favorites, .featured, .topRated: .star
        case .recents, .history, .mostRecent: .clock
        case .contacts: .contacts
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostViewed: .list
        }
    }
}
