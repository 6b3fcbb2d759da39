import ContactSheetDevices
import Foundation

/// A screen or a part of one, which manages a view and responds to its layout, appearance, and
/// rotation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
    UITraitChangeObservable, UIFocusEnvironment
{
    private var loadedView: UIView?
    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    private let givenNib: (name: String?, bundle: Bundle?)
    /// The name of the xib that the view comes from, or `nil` if none was named.
    open var nibName: String? { givenNib.name }
    open var nibBundle: Bundle? { givenNib.bundle }
    open var title: String? { didSet { titleChanged() } }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.geometryChanged() }
    }
    /// The minimum margins of the root view, if it respects them.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        defaultSystemMinimumLayoutMargins
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.geometryChanged() }
    }
    var traitState = TraitState()
    /// The interface style of the controller and its descendants, instead of the device's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { changeTraits { traitState.style = newValue } }
    }
    open var hidesBottomBarWhenPushed = false
    /// The items that a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChanged() } }
    var items = ControllerItems()
    var appearance = AppearancePhases()
    var containment = Containment()
    /// The closure that creates the root view from a document, instead of an empty view.
    package final var documentView: (@MainActor () -> UIView)?
    /// Applies a document's variations before the controller's own trait handlers.
    package final var documentTraitsChanged: (@MainActor () -> Void)?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNib = (nibNameOrNil, nibBundleOrNil)
        super.init()
        receiveMemoryWarnings()
    }

    public required init?(coder: NSCoder) {
        givenNib = (nil, nil)
        super.init()
        receiveMemoryWarnings()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: The view

    /// The view, which is loaded at first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { replaceView(with: newValue) }
    }

    /// Replaces the view. If the old view is on screen, the new one takes its place and center,
    /// because a published example that swaps views in a rotation sets only bounds and transform.
    /// In an animation, it starts where the old view was.
    private func replaceView(with view: UIView?) {
        let old = loadedView
        old?.viewController = nil
        loadedView = view
        view?.viewController = self
        guard let old, let view, old !== view, let superview = old.superview else { return }
        superview.insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        AnimationScope.replace(old.layer, by: view.layer)
        view.center = old.center
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view: the document's, or an empty one of the window's size. Subclasses may
    /// override it.
    open func loadView() {
        guard !loadDocumentView() else { return }
        view = UIView(
            frame: UIScreen.main.era == .classic
                ? UIScreen.main.applicationFrame : UIScreen.main.windowBounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the view from the document.
    ///
    /// - Returns: Whether the view comes from a document.
    func loadDocumentView() -> Bool {
        guard let make = documentView else { return loadNibView() }
        documentView = nil
        isViewFromScene = true
        view = make()
        return true
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called when the system is low on memory. Up to iOS 5, releases the view if it isn't in a
    /// superview, and it is loaded again at its next use (Apple: *didReceiveMemoryWarning()*).
    open func didReceiveMemoryWarning() {
        let keepsView = SystemBehavior.memoryWarningsKeepViews.isActive || isViewFromScene
        guard !keepsView, let loadedView, loadedView.superview == nil else { return }
        if SystemBehavior.viewsWillUnload.isActive { viewWillUnload() }
        view = nil
        viewDidUnload()
    }

    /// Whether the view was created by a document's scene, which can't create it again.
    private var isViewFromScene = false

    /// Called on iOS 5 before a memory warning releases the view.
    open func viewWillUnload() {}
    /// Called up to iOS 5 after a memory warning released the view, to release its outlets.
    open func viewDidUnload() {}
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
    /// Updates the constraints of the root view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// The animation of a change of the status bar, which is immediate.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The context of an app extension, which a preview isn't.
    open var extensionContext: NSExtensionContext? { nil }
    /// An identifier for state restoration, which a preview doesn't have.
    open var restorationIdentifier: String?
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    open func encodeRestorableState(with coder: NSCoder) {}

    open func decodeRestorableState(with coder: NSCoder) {}

    open func applicationFinishedRestoringState() {}

    // MARK: Unavailable content

    var unavailable = UnavailableContent()

    /// The content in front of the view while it has nothing to show, such as a
    /// `UIContentUnavailableConfiguration`, from iOS 17 on.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set { showUnavailable(newValue) }
    }

    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        currentUnavailableState
    }

    /// Calls `updateContentUnavailableConfiguration(using:)` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets the configuration of unavailable content. Called before the first layout, and after
    /// traits or the text of the search bar have changed.
    open func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {}

    // MARK: Focus, which a preview doesn't have

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [view].compactMap { $0 } }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    open var restoresFocusAfterTransition = true

    // MARK: Documents

    var documents = ControllerDocuments()

    /// The storyboard of the scene from which the controller was created.
    open var storyboard: UIStoryboard? { documents.storyboard }

    /// Performs the controller's segue with this identifier, without calling `shouldPerformSegue`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNamedSegue(identifier, sender)
    }

    /// Called before a tap performs a segue; the identifier is empty if the segue has none.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before the segue shows its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        child.changeParent {
            children.append(child)
            child.parent = self
        }
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        keepTraitsOfParent()
        traitState.fromParent = nil
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Bars

    /// The item that a navigation bar shows for this controller, created at first use with its
    /// title.
    open var navigationItem: UINavigationItem {
        if let item = items.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        items.navigationItem = item
        return item
    }

    /// The item that a tab bar shows for this controller, created at first use with its title.
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
    /// Whether a touch outside of the presented view doesn't dismiss it.
    open var isModalInPresentation = false
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Provides the presentation controller of the `custom` style, and animators.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentation styles that use a context cover this controller's view.
    open var definesPresentationContext: Bool {
        get { modal.definesContext ?? definesContextByDefault }
        set { modal.definesContext = newValue }
    }
    var definesContextByDefault: Bool { false }
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The size in points that popovers and form sheets use.
    open var preferredContentSize: CGSize {
        get { modal.preferredContentSize }
        set {
            modal.preferredContentSize = newValue
            preferredContentSizeChanged()
        }
    }

    /// Called when a child or a presented controller has changed its preferred size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The controller that this one or its nearest presenting container presents.
    open var presentedViewController: UIViewController? {
        modal.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one or its nearest presented container.
    open var presentingViewController: UIViewController? {
        modal.presenter ?? parent?.presentingViewController
    }

    /// The current presentation controller, or the one that the style would use.
    open var presentationController: UIPresentationController? { presentationByStyle }

    /// Presents another controller above this one. Animations end immediately.
    open func present(
        _ viewControllerToPresent: UIViewController, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentModally(viewControllerToPresent, animated: animated, completion: completion)
    }

    /// Dismisses the presented controller and all above it, or else this controller.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: animated)
        completion?()
    }

    /// Called after a touch outside of the presented view has dismissed it.
    func dismissedByTouch() {}

    // MARK: Rotation

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegatedOrientations ?? defaultOrientations
    }
    /// The orientation of a full-screen presentation, from iOS 6 on. A class that doesn't override
    /// it is shown in the current orientation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegatedPreference ?? UIScreen.main.orientation
    }
    /// Used up to iOS 15.
    open var shouldAutorotate: Bool { true }
    /// Called up to iOS 5; `true` only for portrait by default.
    open func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        childrenAutorotate(to: orientation) ?? (orientation == .portrait)
    }
    /// The value of a container's delegate or children, or `nil` if they don't provide one.
    /// Separate from the public members, so that it doesn't count as an override of them.
    var delegatedOrientations: UIInterfaceOrientationMask? { nil }
    var delegatedPreference: UIInterfaceOrientation? { nil }
    func childrenAutorotate(to orientation: UIInterfaceOrientation) -> Bool? { nil }

    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Whether the interface keeps its orientation when the device rotates, from iOS 26 on.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child whose preference is used instead.
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    /// Whether the view extends below the status bar, in iOS 6 and earlier.
    open var wantsFullScreenLayout = false
    /// Used from iOS 7 on; `true` on phones in landscape from iOS 8 on (as Apple documents).
    open var prefersStatusBarHidden: Bool { hidesStatusBarByDefault }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Whether the home indicator is hidden, which doesn't change the safe area.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var prefersPointerLocked: Bool { false }
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var previewActionItems: [any UIPreviewActionItem] { [] }
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
    /// The children whose views are on screen; overridden by containers that show one child.
    var visibleChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.window != nil }
    }

    /// Forwards the call to the children and the presented controller. Overrides must call `super`.
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

    /// The coordinator of the current presentation, dismissal, or rotation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentationCoordinator ?? UIApplication.shared.coordinator
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { inheritedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var next: UIResponder? { modal.presenter ?? loadedView?.superview }

    // MARK: Appearance

    /// Begins the appearance transition of a child whose parent doesn't forward automatically.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() { endAppearance() }

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }

    /// The children that appear with the controller; overridden by containers that show one child.
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
    /// Whether bars adjust the content inset of the first scroll view, from iOS 7 to 10.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { containment.automaticallyAdjustsScrollViewInsets }
        set { changeContainment { $0.automaticallyAdjustsScrollViewInsets = newValue } }
    }

    private func changeContainment(_ change: (inout Containment) -> Void) {
        change(&containment)
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Sets the scroll view whose offset determines the appearance of bars, from iOS 15 on.
    open func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
    ) {
        changeContainment { $0.contentScrollView = scrollView }
    }

    /// Whether a tab bar around the container is hidden for the controller that it shows.
    var hidesBottomBarOfContainer: Bool { false }

    // MARK: Showing

    /// Shows a controller in the nearest container that supports it, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.show(vc, sender: sender)
    }

    /// Shows a controller as the secondary one of the nearest split view, or else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.showDetailViewController(vc, sender: sender)
    }

    /// Adds the secondary controller of a split view that collapses into this one; only navigation
    /// controllers implement it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary controller of a split view that expands, or `nil` to keep the previous
    /// one.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    // MARK: Changed preferences

    open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBar() }

    /// Updates the interface orientation for the orientations that the controller now supports
    /// (from iOS 16 on).
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIApplication.shared.updateOrientation()
    }

    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        UIApplication.shared.updateHomeIndicator()
    }

    // MARK: Containers

    /// The nearest navigation controller among the ancestors.
    open var navigationController: UINavigationController? { ancestor() }

    /// The nearest tab bar controller among the ancestors.
    open var tabBarController: UITabBarController? { ancestor() }

    /// The nearest split view controller among the ancestors.
    open var splitViewController: UISplitViewController? { ancestor() }

    /// Sets the traits of a child controller and its descendants, the only way to do so up to iOS
    /// 16.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild child: UIViewController
    ) {
        guard child.parent === self else { return }
        child.changeTraits { child.traitState.fromParent = collection }
    }

    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parent === self ? child.traitState.fromParent : nil
    }

    // MARK: Editing

    /// Whether the controller's content is being edited.
    open var isEditing: Bool {
        get { items.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Changes the edit button. Table view controllers change their table, too.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    /// A button that turns editing on and off, with the title "Edit" or "Done".
    open var editButtonItem: UIBarButtonItem { ownEditButton }

    // MARK: Exchange of children and unwinding

    /// Replaces the view of a child by the one of another child. The animation ends immediately.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeViews(
            fromViewController, toViewController, duration, options, animations, completion)
    }

    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformAction(action, withSender: sender) }

    /// Called before an unwind segue shows `subsequentVC`.
    open func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {}

    // MARK: Preferences without effect in a preview

    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var performsActionsWhilePresentingModally: Bool { true }
    open var interactionActivityTrackingBaseName: String?
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    // MARK: Keys

    open override var keyCommands: [UIKeyCommand]? { items.keyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { items.add(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { items.remove(keyCommand) }

    /// Returns the nearest container that can show a controller with the action, or the controller
    /// itself.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
}
