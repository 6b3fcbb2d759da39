import Devices
import Foundation

/// A container that shows one page, or two beside a spine, out of a row of controllers.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { pageState.spineOrientation = nil }
    }
    /// Without one nobody turns pages by hand.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { updatePageControl() }
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open internal(set) var spineLocation: SpineLocation
    /// Between pages that scroll, in points; seen only while they move.
    let interPageSpacing: CGFloat
    /// Whether the backs of pages show something; always so around a spine in the middle.
    open var isDoubleSided = false { didSet { checkSides() } }
    var pageState = PageState()

    /// - Parameter options: `spineLocation` for curling pages, with a `SpineLocation` or its raw
    ///   value; `interPageSpacing` for scrolling ones, in points.
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

    /// The pages on screen: one, or two around a spine in the middle.
    open var viewControllers: [UIViewController]? { pageState.pages }

    /// Shows other pages; one for each place that there is, as Apple's documentation says.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard takes(viewControllers ?? []) else { return }
        replacePages(with: viewControllers ?? [])
        updatePageControl()
        completion?(true)
    }

    /// What turns pages by touch.
    open var gestureRecognizers: [UIGestureRecognizer] { pageState.recognizers }

    open override func loadView() {
        view = PageContainerView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addRecognizers()
    }

    override var visibleChildren: [UIViewController] { shownPages }

    // MARK: Rotation

    /// From iOS 7 on the delegate answers (Documentation/Rotation.md 3).
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
