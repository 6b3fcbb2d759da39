import ContactSheetDevices
import Foundation

/// A container that shows two or three controllers next to each other if there is space, otherwise
/// one at a time.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// A width that UIKit determines.
    public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: Style
    /// The columns and which of them are shown.
    var split = SplitState()

    // MARK: Creating a split view controller

    /// Creates a controller with columns for `setViewController(_:for:)`, from iOS 14 on.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = (coder as? any SplitStyleCoder)?.splitStyle ?? .unspecified
        super.init(coder: coder)
    }

    open override func loadView() {
        reportOldPhones()
        view = SplitContainerView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Controllers

    /// The primary and the secondary controller; only the first while collapsed. With columns, the
    /// controllers of the columns, in their order.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { replaceControllers(with: newValue) }
    }

    /// Sets a column's controller, in a navigation controller unless it is one (the compact column
    /// uses it directly); `nil` empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        setColumn(column, to: vc)
    }

    /// Returns the controller that was set for the column.
    open func viewController(for column: Column) -> UIViewController? {
        split.columns[column]?.controller
    }

    /// Shows the column, with the columns that the display modes of the split behavior show with
    /// it.
    open func show(_ column: Column) { reveal(column) }

    /// Hides the column; the secondary one stays.
    open func hide(_ column: Column) { conceal(column) }

    /// Returns whether the column is visible (from iOS 26 on).
    open func isShowing(_ column: Column) -> Bool {
        split.shown.contains { $0 === split.columns[column]?.container }
    }

    /// Shows the controller as the primary one.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        replace(.primary, with: vc)
    }

    /// Shows the controller as the secondary one, or while collapsed on top of the stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc)
    }

    // MARK: Modes

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            split.askedSidebars = nil
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceChanged() } }
    /// The current display mode; never `automatic`.
    open var displayMode: DisplayMode { rules.mode }
    /// The current split behavior; never `automatic`.
    open var splitBehavior: SplitBehavior { rules.behavior }
    /// Whether one controller is shown at a time: in compact width, from iOS 8 on.
    open var isCollapsed: Bool { split.isCollapsed ?? wantsCollapsed }
    open var presentsWithGesture = true { didSet { preferenceChanged() } }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { preferenceChanged() }
    }
    open var showsSecondaryOnlyButton = false
    open var primaryEdge = PrimaryEdge.leading { didSet { preferenceChanged() } }
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// A button that shows and hides the primary column; with columns UIKit puts it into their
    /// bars.
    open private(set) lazy var displayModeButtonItem = makeDisplayModeButton()

    // MARK: Widths, in points

    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { split.primaryWidth.fraction }
        set { change(\.primaryWidth.fraction, newValue) }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { split.primaryWidth.preferred }
        set { change(\.primaryWidth.preferred, newValue) }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { split.primaryWidth.minimum }
        set { change(\.primaryWidth.minimum, newValue) }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { split.primaryWidth.maximum }
        set { change(\.primaryWidth.maximum, newValue) }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { split.supplementaryWidth.fraction }
        set { change(\.supplementaryWidth.fraction, newValue) }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { split.supplementaryWidth.preferred }
        set { change(\.supplementaryWidth.preferred, newValue) }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { split.supplementaryWidth.minimum }
        set { change(\.supplementaryWidth.minimum, newValue) }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { split.supplementaryWidth.maximum }
        set { change(\.supplementaryWidth.maximum, newValue) }
    }
    open var preferredInspectorColumnWidth: CGFloat {
        get { split.inspectorWidth.preferred }
        set { change(\.inspectorWidth.preferred, newValue) }
    }
    /// The width of the column's content, without the safe area at the screen's edge.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    private func change(_ path: WritableKeyPath<SplitState, CGFloat>, _ width: CGFloat) {
        split[keyPath: path] = width
        preferenceChanged()
    }

    private func preferenceChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Appearance

    override var visibleChildren: [UIViewController] {
        split.shown.filter { $0.viewIfLoaded?.window != nil }
    }

    override var appearingChildren: [UIViewController] { split.shown }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            loadViewIfNeeded()
            arrange()
        }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    open override var childForStatusBarHidden: UIViewController? { split.shown.first }
    open override var childForStatusBarStyle: UIViewController? { split.shown.first }

    // MARK: Rotation

    /// Returns whether all controllers support the orientation, up to iOS 5, as in a tab bar
    /// controller.
    open override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        let controllers = viewControllers
        guard !controllers.isEmpty else { return super.shouldAutorotate(to: orientation) }
        return controllers.allSatisfy { $0.shouldAutorotate(to: orientation) }
    }

    /// The delegate's orientations from iOS 7 on; the controllers' don't count from iOS 6 on.
    override var delegatedOrientations: UIInterfaceOrientationMask? {
        answeringDelegate?.splitViewControllerSupportedInterfaceOrientations(self)
    }

    override var delegatedPreference: UIInterfaceOrientation? {
        answeringDelegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    }

    private var answeringDelegate: (any UISplitViewControllerDelegate)? {
        SystemBehavior.delegatesDecideOrientations.isActive ? delegate : nil
    }

    open override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        split.upcomingTraits = newCollection
        super.willTransition(to: newCollection, with: coordinator)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        columnSize(of: container, in: parentSize)
    }
}

extension UIViewController {
}
