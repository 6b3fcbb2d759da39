import Foundation

/// A screen, or a part of one: owns a view and hears of its layout, appearance and rotation.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    public let nibName: String?
    open var title: String? { didSet { titleChanged() } }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.geometryChanged() }
    }
    /// The least margins that the root view has while it respects them.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        defaultSystemMinimumLayoutMargins
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.geometryChanged() }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var hidesBottomBarWhenPushed = false
    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]?
    var surroundings = ControllerSurroundings()
    private var hasAppeared = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    /// Loads the view at first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: an empty one of the window's size, unless a subclass knows better.
    open func loadView() {
        view = UIView(
            frame: UIScreen.main.era == .classic
                ? UIScreen.main.applicationFrame : UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    /// The root view's turn to update its constraints.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Bars

    /// What a navigation bar shows for this controller; made at first use, with its title.
    open var navigationItem: UINavigationItem {
        if let item = surroundings.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        surroundings.navigationItem = item
        return item
    }

    /// What a tab bar shows for this controller; made at first use, with its title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = surroundings.tabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            surroundings.tabBarItem = item
            return item
        }
        set { surroundings.tabBarItem = newValue }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    // MARK: Presentation

    /// Shows a controller above this one's window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent)
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        hidePresented()
        completion?()
    }

    /// Called on a controller that is about to be presented.
    func willPresent() {}

    // MARK: Rotation

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from orientation: UIInterfaceOrientation) {}

    /// Tells the children, as the default does that a subclass reaches through `super`.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { inheritedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var next: UIResponder? { loadedView?.superview }

    // MARK: Appearance

    /// Sends the calls of a controller that comes on screen, once; the children follow.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        loadViewIfNeeded()
        viewWillAppear(false)
        for child in children { child.appear() }
        viewIsAppearing(false)
        viewDidAppear(false)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}

extension UIViewController {
    /// The parent's traits, or the screen's, with the controller's own style.
    var inheritedTraits: UITraitCollection {
        let outer = parent?.traitCollection ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [
            outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }
}
