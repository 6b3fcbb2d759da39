import Foundation

/// A screen, or a part of one: owns a view and hears of its layout, appearance and rotation.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    public let nibName: String?
    open var title: String?
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

    private func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        guard !traitCollection.isEqual(previous) else { return }
        traitCollectionDidChange(previous)
        viewIfLoaded?.sendTraitCollectionDidChange(from: previous)
    }
}
