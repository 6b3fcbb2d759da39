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
    var traitState = TraitState()
    /// The style of the controller and all below, whatever the device's is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { changeTraits { traitState.style = newValue } }
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var hidesBottomBarWhenPushed = false
    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChanged() } }
    var items = ControllerItems()
    var appearance = AppearancePhases()
    var containment = Containment()
    /// Makes the root view as a document describes it, in the place of what `loadView` makes.
    @_spi(Documents) public var documentView: (@MainActor () -> UIView)?
    /// Applies what a document varies, before the controller itself hears of its new traits.
    @_spi(Documents) public var documentTraitsChanged: (@MainActor () -> Void)?

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
        set { replaceView(with: newValue) }
    }

    /// A view that is on screen hands its place to the new one, with its centre: a listing that
    /// swaps views in a rotation sets bounds and transform only.
    private func replaceView(with view: UIView?) {
        let old = loadedView
        old?.viewController = nil
        loadedView = view
        view?.viewController = self
        guard let old, let view, old !== view, let superview = old.superview else { return }
        superview.insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        view.center = old.center
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: the document's, or an empty one of the window's size, unless a subclass
    /// knows better.
    open func loadView() {
        guard !loadDocumentView() else { return }
        view = UIView(
            frame: UIScreen.main.era == .classic
                ? UIScreen.main.applicationFrame : UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Whether the view comes from a document, and is now there.
    func loadDocumentView() -> Bool {
        guard let make = documentView else { return false }
        documentView = nil
        view = make()
        return true
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
        if let item = items.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        items.navigationItem = item
        return item
    }

    /// What a tab bar shows for this controller; made at first use, with its title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = items.tabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            items.tabBarItem = item
            return item
        }
        set { items.tabBarItem = newValue }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    // MARK: Presentation

    public internal(set) var presentedViewController: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?

    /// Shows another controller above this one; without animation in a picture.
    open func present(
        _ viewControllerToPresent: UIViewController, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentOverWindow(viewControllerToPresent)
        completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissPresented()
        completion?()
    }

    // MARK: Rotation

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    /// Asked up to iOS 5; portrait only unless a subclass says more.
    open func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation == .portrait
    }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Whether the view of iOS 6 and earlier extends below the status bar.
    open var wantsFullScreenLayout = false
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    open func rotatingHeaderView() -> UIView? { nil }
    open func rotatingFooterView() -> UIView? { nil }

    open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from orientation: UIInterfaceOrientation) {}
    open func willAnimateFirstHalfOfRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    open func didAnimateFirstHalfOfRotation(to orientation: UIInterfaceOrientation) {}
    open func willAnimateSecondHalfOfRotation(
        from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    /// The children whose views are on screen; containers that show one name it.
    var visibleChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.window != nil }
    }

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

    /// Tells a child, whose parent doesn't forward by itself, that its view comes or goes.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() { endAppearance() }

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }

    /// The children that come and go with the controller; containers that show one name it.
    var appearingChildren: [UIViewController] { visibleChildren }

    // MARK: Layout in containers

    /// The edges at which the view may extend behind translucent bars, from iOS 7 on.
    open var edgesForExtendedLayout: UIRectEdge {
        get { containment.edgesForExtendedLayout }
        set { changeContainment { $0.edgesForExtendedLayout = newValue } }
    }
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { containment.extendedLayoutIncludesOpaqueBars }
        set { changeContainment { $0.extendedLayoutIncludesOpaqueBars = newValue } }
    }
    /// Whether bars inset the first scroll view's content, from iOS 7 to 10.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { containment.automaticallyAdjustsScrollViewInsets }
        set { changeContainment { $0.automaticallyAdjustsScrollViewInsets = newValue } }
    }

    private func changeContainment(_ change: (inout Containment) -> Void) {
        change(&containment)
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Names the scroll view whose offset decides the looks of bars, from iOS 15 on.
    open func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
    ) {
        changeContainment { $0.contentScrollView = scrollView }
    }

    /// Whether a tab bar around the container hides for the controller that it shows.
    var hidesBottomBarOfContainer: Bool { false }

    // MARK: Showing

    /// Shows a controller in the nearest container that can, else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.show(vc, sender: sender)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}

extension UIViewController {
    /// The parent's traits, or those around the view, with the controller's own ones.
    var inheritedTraits: UITraitCollection {
        let outer =
            parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
            ?? UIScreen.main.traitCollection
        return outer.overridden(by: traitState)
    }

    /// Traits for the controller and all below, from iOS 17 on.
    public var traitOverrides: UITraitOverrides {
        get { traitState.overrides }
        set { changeTraits { traitState.overrides = newValue } }
    }

    func tellTraitsChanged(from previous: UITraitCollection?) {
        documentTraitsChanged?()
        traitCollectionDidChange(previous)
    }

    private func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        guard !traitCollection.isEqual(previous) else { return }
        tellTraitsChanged(from: previous)
        viewIfLoaded?.sendTraitCollectionDidChange(from: previous)
    }
}
