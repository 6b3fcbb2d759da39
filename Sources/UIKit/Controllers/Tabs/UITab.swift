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
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

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
        controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
        controller.tabBarItem.badgeValue = badgeValue
        made = controller
        return controller
    }

    private func changed() {
        made?.tabBarItem.title = title
        made?.tabBarItem.image = image
        made?.tabBarItem.badgeValue = badgeValue
    }

    private func refreshOwner() {
        guard let owner = tabBarController else { return }
        owner.replaceTabs(with: owner.tabs)
    }
}

/// The search tab, whose name and image come from the system.
@preconcurrency @MainActor open class UISearchTab: UITab {
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
    }
}
