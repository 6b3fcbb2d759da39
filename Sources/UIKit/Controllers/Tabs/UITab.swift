import Foundation

/// A tab of iOS 18 and later: what the bar shows, and how its controller is created.
@preconcurrency @MainActor open class UITab: NSObject {
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    open var title: String { didSet { changed() } }
    open var subtitle: String?
    open var image: UIImage? { didSet { changed() } }
    public let identifier: String
    open var badgeValue: String? { didSet { changed() } }
    open var userInfo: Any?
    open var isHidden = false { didSet { refreshOwner() } }
    open var isHiddenByDefault = false
    open var allowsHiding = false
    open var preferredPlacement = Placement.automatic
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group that contains the tab.
    open internal(set) weak var parent: UITabGroup?
    /// Whether the tab is in the bar.
    open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly }
    open var accessibilityIdentifier: String?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// Whether the tab is a circle of its own, on phones from iOS 26 on.
    var isSeparate: Bool { false }
    var hasProvider: Bool { provider != nil }

    /// Creates a tab.
    ///
    /// - Parameter viewControllerProvider: Called once, when the controller is first needed.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's controller, or `nil` without a provider.
    open var viewController: UIViewController? { provider == nil ? nil : content }

    /// The controller, which is empty without a provider.
    var content: UIViewController {
        if let made { return made }
        let controller = provider?(self) ?? UIViewController()
        giveItem(to: controller)
        made = controller
        return controller
    }

    /// Gives a controller the tab's item.
    func giveItem(to controller: UIViewController) {
        let item = UITabBarItem(title: title, image: image, tag: 0)
        item.badgeValue = badgeValue
        item.isSeparate = isSeparate
        item.accessibilityIdentifier = accessibilityIdentifier
        controller.tabBarItem = item
    }

    /// The controller that was created.
    var madeContent: UIViewController? { made }

    private func changed() {
        guard let item = madeContent?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
    }

    func refreshOwner() {
        guard let owner = tabBarController else { return }
        owner.replaceTabs(with: owner.tabs)
    }
}

/// The search tab, whose name and image come from the system.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Whether a tap begins editing in the search field; stored, without effect.
    open var automaticallyActivatesSearch = false

    override var isSeparate: Bool { true }

    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
    }
}
