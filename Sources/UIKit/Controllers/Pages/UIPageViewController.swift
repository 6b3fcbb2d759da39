import ContactSheetDevices
import Foundation

/// A container that shows one page, or two with a spine between them, of a sequence of controllers.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { pageState.spineOrientation = nil }
    }
    /// Provides the pages; without it, gestures don't turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { updatePageControl() }
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open internal(set) var spineLocation: SpineLocation
    /// The spacing between scrolling pages in points; visible only while they move.
    let interPageSpacing: CGFloat
    /// Whether the backs of pages have content; always `true` if the spine is in the middle.
    open var isDoubleSided = false { didSet { checkSides() } }
    var pageState = PageState()

    /// Creates a page view controller.
    ///
    /// - Parameter options: `spineLocation` for curling pages, with a `SpineLocation` or its raw
    ///   value; `interPageSpacing` for scrolling pages, in points.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = style == .pageCurl ? .init(option: options?[.spineLocation]) : .none
        let spacing = options?[.interPageSpacing]
        interPageSpacing =
            spacing as? CGFloat ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
        isDoubleSided = spineLocation == .mid
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(coder: coder)
    }

    /// The pages on screen: one, or two if the spine is in the middle.
    open var viewControllers: [UIViewController]? { pageState.pages }

    /// Shows other pages, one for each position, as Apple's documentation requires.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard takes(viewControllers ?? []) else { return }
        replacePages(with: viewControllers ?? [])
        updatePageControl()
        completion?(true)
    }

    /// The recognizers that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { pageState.recognizers }

    open override func loadView() {
        view = PageContainerView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addRecognizers()
    }

    override var visibleChildren: [UIViewController] { shownPages }

    // MARK: Rotation

    /// The orientations; from iOS 7 on the delegate provides them (Documentation/Rotation.md 3).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        answeringDelegate?.pageViewControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        answeringDelegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    private var answeringDelegate: (any UIPageViewControllerDelegate)? {
        SystemBehavior.delegatesDecideOrientations.isActive ? delegate : nil
    }
}
