import ContactSheetDevices
import Foundation

/// A container that shows one of several controllers, and a bar of tabs to select it.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open internal(set) lazy var tabBar = makeTabBar()
    /// The controllers, the tabs, and the selection.
    var tabState = TabState()
    /// The "More" list, which contains the tabs that don't fit in the bar.
    open private(set) lazy var moreNavigationController = makeMoreController()
    /// The controllers that the user may move; stored, without effect.
    open var customizableViewControllers: [UIViewController]?
    open var customizationIdentifier: String?
    /// Whether an iPad's tabs may show as a sidebar; they always show as a bar.
    open var mode = Mode.automatic
    /// When the bar minimizes, from iOS 26 on; stored, because the bar is always drawn at rest.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    /// Whether the tab bar is hidden, from iOS 18 on.
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The view in a capsule above the bar, from iOS 26 on.
    open var bottomAccessory: UITabAccessory? { didSet { accessoryChanged() } }

    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    /// The sidebar of an iPad's tabs, whose values are stored.
    public let sidebar = Sidebar()
    /// The tabs in the bar of phones and narrow windows, or `nil` for all of them.
    open var compactTabIdentifiers: [String]? {
        didSet { if !tabs.isEmpty { setTabs(tabs, animated: false) } }
    }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { tabState.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabState.tabs = []
        replaceControllers(with: viewControllers)
    }

    /// The selected index, or `NSNotFound` without controllers and while the "More" list is
    /// selected.
    open var selectedIndex: Int {
        get { tabState.selectedIndex ?? NSNotFound }
        set { select(at: newValue) }
    }

    open var selectedViewController: UIViewController? {
        get { tabState.selected }
        set { newValue.map(select) }
    }

    // MARK: Tabs, from iOS 18 on

    open var tabs: [UITab] {
        get { tabState.tabs }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs) }

    open var selectedTab: UITab? {
        get { selectedTopTab.map { ($0 as? UITabGroup)?.selectedChild ?? $0 } }
        set { newValue.map(selectTab) }
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        tabState.tabs.tab(identifier)
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    // MARK: The bar's delegate

    /// Called after the user has tapped a tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: View

    open override func loadView() {
        view = TabContainerView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override var visibleChildren: [UIViewController] {
        tabState.selected.map { [$0] } ?? []
    }

    open override var childForStatusBarHidden: UIViewController? { tabState.selected }
    open override var childForStatusBarStyle: UIViewController? { tabState.selected }

    // MARK: Rotation

    /// Returns whether all controllers support the orientation, up to iOS 5
    /// (Documentation/Rotation.md 2).
    override func childrenAutorotate(to orientation: UIInterfaceOrientation) -> Bool? {
        guard let controllers = viewControllers, !controllers.isEmpty else { return nil }
        return controllers.allSatisfy { $0.shouldAutorotate(to: orientation) }
    }

    /// The delegate's orientations from iOS 7 on; the controllers' don't count from iOS 6 on
    /// (Documentation/Rotation.md 3).
    override var delegatedOrientations: UIInterfaceOrientationMask? {
        answeringDelegate?.tabBarControllerSupportedInterfaceOrientations(self)
    }

    override var delegatedPreference: UIInterfaceOrientation? {
        answeringDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    }

    open override func rotatingFooterView() -> UIView? { tabBar }
}
