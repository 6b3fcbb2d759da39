import Foundation

/// A screen, or a part of one: owns a view and hears of its layout, appearance and rotation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
    UITraitChangeObservable
{
    private var loadedView: UIView?
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    private let givenNib: (name: String?, bundle: Bundle?)
    /// Of the xib that the view comes from; nil for none that was named.
    open var nibName: String? { givenNib.name }
    open var nibBundle: Bundle? { givenNib.bundle }
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
    open var hidesBottomBarWhenPushed = false
    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChanged() } }
    var items = ControllerItems()
    var appearance = AppearancePhases()
    var containment = Containment()
    /// Makes the root view as a document describes it, in the place of what `loadView` makes.
    package final var documentView: (@MainActor () -> UIView)?
    /// Applies what a document varies, before the controller itself hears of its new traits.
    package final var documentTraitsChanged: (@MainActor () -> Void)?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNib = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public required init?(coder: NSCoder) {
        givenNib = (nil, nil)
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

    /// A view that is on screen hands its place to the new one, with its center: a listing that
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
                ? UIScreen.main.applicationFrame : UIScreen.main.windowBounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Whether the view comes from a document, and is now there.
    func loadDocumentView() -> Bool {
        guard let make = documentView else { return loadNibView() }
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

    // MARK: Documents

    var documents = ControllerDocuments()

    /// That of the scene from which the controller was made.
    open var storyboard: UIStoryboard? { documents.storyboard }

    /// Follows the segue of this identifier that leads away from the controller, without asking
    /// `shouldPerformSegue`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNamedSegue(identifier, sender)
    }

    /// Asked when a tap would follow a segue; a segue without identifier has an empty one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// The segue is about to show its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

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
        traitState.fromParent = nil
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

    var modal = ModalState()

    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { modalPresentationStyleChanged() } }
    }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a touch beside the view leaves it where it is.
    open var isModalInPresentation = false
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Gives the presentation of the style `custom`, and animations.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the styles that stay in a context lie over this controller's view.
    open var definesPresentationContext: Bool {
        get { modal.definesContext ?? definesContextByDefault }
        set { modal.definesContext = newValue }
    }
    var definesContextByDefault: Bool { false }
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    /// In points; what popovers and form sheets ask for.
    open var preferredContentSize: CGSize {
        get { modal.preferredContentSize }
        set {
            modal.preferredContentSize = newValue
            preferredContentSizeChanged()
        }
    }

    /// A child or a presented controller has another preferred size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// What this controller presents, or the nearest container that presents something.
    open var presentedViewController: UIViewController? {
        modal.presented ?? parent?.presentedViewController
    }

    /// Who presented this controller, or the nearest container that is presented.
    open var presentingViewController: UIViewController? {
        modal.presenter ?? parent?.presentingViewController
    }

    /// How the controller is presented, or would be by its style.
    open var presentationController: UIPresentationController? { presentationByStyle }

    /// Shows another controller above this one; animations end at once in a picture.
    open func present(
        _ viewControllerToPresent: UIViewController, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentModally(viewControllerToPresent, animated: animated, completion: completion)
    }

    /// Takes what this controller presents off the screen, with all above it; else itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: animated)
        completion?()
    }

    /// A touch beside the presented view has taken it off the screen.
    func dismissedByTouch() {}

    // MARK: Rotation

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegatedOrientations ?? defaultOrientations
    }
    /// How the controller is shown when it is presented over the whole screen, from iOS 6 on; a
    /// class that doesn't override it is shown in the present orientation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegatedPreference ?? UIScreen.main.orientation
    }
    /// Asked up to iOS 15.
    open var shouldAutorotate: Bool { true }
    /// Asked up to iOS 5; portrait only unless a subclass says more.
    open func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        childrenAutorotate(to: orientation) ?? (orientation == .portrait)
    }
    /// What a container's delegate or children say in its place; nil where nobody does. Apart
    /// from the public members, so that it doesn't count as an override of them.
    var delegatedOrientations: UIInterfaceOrientationMask? { nil }
    var delegatedPreference: UIInterfaceOrientation? { nil }
    func childrenAutorotate(to orientation: UIInterfaceOrientation) -> Bool? { nil }

    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Whether the interface should stay as it is on a device that turns, from iOS 26 on.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that is asked in the controller's place.
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    /// Whether the view of iOS 6 and earlier extends below the status bar.
    open var wantsFullScreenLayout = false
    /// Asked from iOS 7 on; on a phone on its side true from iOS 8 on (as Apple documents).
    open var prefersStatusBarHidden: Bool { hidesStatusBarByDefault }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    /// An indicator that hides itself keeps its place in the safe area.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
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

    /// Tells the children and what is presented, as the default does that a subclass reaches
    /// through `super`.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: size, coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, coordinator)
    }

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        comingSize(of: container, in: parentSize)
    }

    /// That of the presentation, dismissal or rotation under way.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentationCoordinator ?? UIApplication.shared.coordinator
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { inheritedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var next: UIResponder? { modal.presenter ?? loadedView?.superview }

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

    /// Shows a controller in the secondary place of the nearest split view, else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.showDetailViewController(vc, sender: sender)
    }

    /// Takes in the secondary controller of a split view that collapses around this one; only
    /// navigation controllers do by themselves.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}

    /// What becomes the secondary controller of a split view that expands; nil for the one
    /// before.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
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
        get { traitState.values }
        set { changeTraits { traitState.values = newValue } }
    }

    func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        guard !traitCollection.isEqual(previous) else { return }
        tellTraits(from: previous)
        viewIfLoaded?.sendTraitCollectionDidChange(from: previous)
    }
}
