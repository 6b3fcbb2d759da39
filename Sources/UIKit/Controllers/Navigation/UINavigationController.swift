import ContactSheetDevices
import Foundation

/// A container that shows the top of a stack of controllers below a bar with a back button.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The duration in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var navigationBar: UINavigationBar
    open private(set) var toolbar: UIToolbar!
    var state = NavigationState()

    // MARK: Creating a navigation controller

    public init(rootViewController: UIViewController) {
        (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nil, bundle: nil)
        setStack([rootViewController], animated: false)
    }

    /// Creates a controller with bars of these classes; `nil` is for UIKit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        let toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        (navigationBar, toolbar) = (barClass.init(in: nil), toolbarClass.init(in: nil))
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
        super.init(coder: coder)
    }

    open override func loadView() {
        super.loadView()
        let container = NavigationView(frame: view.frame)
        container.autoresizingMask = view.autoresizingMask
        container.controller = self
        navigationBar.delegate = self
        container.addSubview(navigationBar)
        container.addSubview(toolbar)
        toolbar.isInNavigationController = true
        view = container
        barHiding.add(to: container)
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { state.stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { state.stack.last }

    /// The controller that is presented, or else the top of the stack.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setStack(state.stack + [viewController], animated: animated)
    }

    /// Pops the top controller; the root controller stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard state.stack.count > 1, let top = topViewController else { return nil }
        setStack(state.stack.dropLast(), animated: animated)
        return top
    }

    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let place = state.stack.firstIndex(where: { $0 === viewController }) else {
            NavigationDiagnostic.notInStack(viewController).report(at: self)
            return nil
        }
        let popped = Array(state.stack[(place + 1)...])
        setStack(Array(state.stack[...place]), animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        state.stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Moves the secondary controller of a collapsing split view to the stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) { absorb(secondaryViewController) }

    /// Removes from the stack the column that collapsing has added, or else its top.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { separateColumn() }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { state.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        state.isBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
        UIApplication.shared.updateStatusBarStyle()
    }

    open var isToolbarHidden: Bool {
        get { state.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        state.isToolbarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether bars are hidden on a phone in landscape.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether a swipe up hides the bars, and a swipe down shows them.
    open var hidesBarsOnSwipe = false {
        didSet { barHiding.enable(barHiding.swipe, hidesBarsOnSwipe) }
    }
    /// Whether a tap on the content, which no control or row handles, hides and shows the bars.
    open var hidesBarsOnTap = false {
        didSet { barHiding.enable(barHiding.tap, hidesBarsOnTap) }
    }
    /// Stored, without effect.
    open var hidesBarsWhenKeyboardAppears = false
    private lazy var barHiding = BarHiding(self)
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// A gesture recognizer that code can disable; it has no effect, because only the back button
    /// goes back.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    override var hidesBottomBarOfContainer: Bool {
        state.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
            || topViewController?.hidesBottomBarWhenPushed == true
    }

    // MARK: The bar's delegate

    open func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    open func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool { true }

    open func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    open func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { true }

    /// Pops the top controller after a tap on the bar's back button.
    open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        if topViewController?.navigationItem === item { popViewController(animated: true) }
    }

    // MARK: Appearance

    override var visibleChildren: [UIViewController] {
        topViewController.map { $0.viewIfLoaded?.window == nil ? [] : [$0] } ?? []
    }

    override var appearingChildren: [UIViewController] { state.shown.map { [$0] } ?? [] }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            loadViewIfNeeded()
            commitStack()
        }
        super.beginAppearanceTransition(isAppearing, animated: animated)
        if isAppearing { tellDelegate(willShow: true, animated) }
    }

    open override func endAppearanceTransition() {
        let isAppearing = appearance.phase == .appearing
        super.endAppearanceTransition()
        if isAppearing { tellDelegate(willShow: false, appearance.isAnimated) }
    }

    /// Navigation controllers define a context by default, as documented.
    override var definesContextByDefault: Bool { true }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top controller, if the bar is hidden; otherwise the bar's style determines the status
    /// bar's.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }

    // MARK: Rotation

    /// Calls the top controller's `shouldAutorotate(to:)`, up to iOS 5 (Documentation/Rotation.md
    /// 2).
    override func childrenAutorotate(to orientation: UIInterfaceOrientation) -> Bool? {
        topViewController?.shouldAutorotate(to: orientation)
    }

    /// The delegate's orientations from iOS 7 on; the children's orientations don't count from iOS
    /// 6 on (Documentation/Rotation.md 3).
    override var delegatedOrientations: UIInterfaceOrientationMask? {
        answeringDelegate?.navigationControllerSupportedInterfaceOrientations(self)
    }

    override var delegatedPreference: UIInterfaceOrientation? {
        answeringDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    }

    private var answeringDelegate: (any UINavigationControllerDelegate)? {
        SystemBehavior.delegatesDecideOrientations.isActive ? delegate : nil
    }

    open override func rotatingHeaderView() -> UIView? {
        isNavigationBarHidden ? nil : navigationBar
    }

    open override func rotatingFooterView() -> UIView? { isToolbarHidden ? nil : toolbar }
}

/// The view that contains the top controller's view below the bars.
final class NavigationView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.commitStack()
        controller?.placeViews()
    }
}
