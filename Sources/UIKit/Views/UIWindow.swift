import ContactSheetDevices
import Foundation

/// The root of a view hierarchy, with the size of the app's part of the screen in the interface's
/// orientation.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { install(replacing: oldValue) }
    }

    /// Whether the window is the one that gets keyboard events.
    open var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
    /// The simulated device's screen, which is the only one; setting it has no effect.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// The level of the window, which is in front of windows with a lower one. Windows of the same
    /// level are in the order in which they became visible.
    open var windowLevel = UIWindow.Level.normal
    open var canBecomeKey: Bool { true }
    open var canResizeToFitContent = false

    public override init(frame: CGRect) {
        // A window with the size of the whole screen gets the part of it that belongs to the app,
        // as on a device.
        let screen = UIScreen.main
        super.init(frame: frame == screen.bounds ? screen.windowBounds : frame)
        isHidden = true
        if UIScreen.main.era == .classic { backgroundColor = .black }
    }

    /// Creates a window with the size of the screen, as `UIWindow()` does from iOS 9 on.
    public convenience init() {
        self.init(frame: SystemBehavior.windowsCoverScreen.isActive ? UIScreen.main.bounds : .zero)
    }

    /// Creates a window of the scene's size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.windowBounds)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    let gestures = GestureArena()
    let largeContentViewer = LargeContentViewer()
    let menuPress = MenuPress()
    /// The touches whose end hasn't been delivered to their views.
    var held: [UITouch] = []

    open func sendEvent(_ event: UIEvent) { ActionDepth.limited(at: self) { deliver(event) } }

    open override var next: UIResponder? { UIApplication.shared }
    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }

    /// Whether the window isn't on the screen. A window without `makeKeyAndVisible()` is shown when this
    /// is set to `false`.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            isHidden ? leaveScreen() : enterScreen()
        }
    }

    open func makeKey() { UIApplication.shared.makeKey(self) }

    /// Posts the notification that the window is the key window.
    open func becomeKey() { post(Self.didBecomeKeyNotification) }

    /// Posts the notification that the window isn't the key window any more.
    open func resignKey() { post(Self.didResignKeyNotification) }

    /// Shows the window in front of the others of its level, and loads and lays out the root controller's
    /// view.
    open func makeKeyAndVisible() {
        isHidden = false
        enterScreen()
        makeKey()
        layoutIfNeeded()
    }

    private func enterScreen() {
        let isNew = !isOnScreen
        UIApplication.shared.show(self)
        if isNew { post(Self.didBecomeVisibleNotification) }
        rootViewController?.appear()
    }

    private func leaveScreen() {
        guard UIApplication.shared.hide(self) else { return }
        rootViewController?.disappear()
        post(Self.didBecomeHiddenNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private var isOnScreen: Bool { UIApplication.shared.windows.contains(self) }

    /// Exchanges the root views. On the screen, the old controller disappears, and the new one appears.
    private func install(replacing old: UIViewController?) {
        let isShown = isOnScreen
        if isShown { old?.beginAppearanceTransition(false, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isShown { old?.endAppearanceTransition() }
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        placeRootView()
        addSubview(view)
        if isShown { controller.appear() }
    }

    /// Records the screen's content in the interface's orientation, after all pending layouts.
    public func recordDisplayList() -> DisplayList {
        layoutIfNeeded()
        resolveColors()
        let context = screenContext
        if LayerSimulation.current.isAnimated {
            // While the window rotates, the screen around it is black.
            if let shown = layer.presentation(), !shown.affineTransform().isIdentity {
                context.setFillColor(.black)
                context.fill(CGRect(origin: .zero, size: UIScreen.main.windowBounds.size))
            }
            layer.renderPlaced(in: context)
        } else {
            layer.render(in: context)
            drawStatusBar(in: context)
        }
        return context.displayList
    }

    /// Records the window at its place on the screen, as `recordDisplayList()` does, without what belongs to
    /// the screen.
    func recordPlaced() -> [DisplayItem] {
        layoutIfNeeded()
        resolveColors()
        let context = screenContext
        layer.renderPlaced(in: context)
        return context.displayList.items
    }

    /// A context for the screen in the interface's orientation, with the window's coordinate space.
    private var screenContext: CGContext {
        let size = UIScreen.main.interfaceBounds.size
        let context = CGContext(size: size, scale: UIScreen.main.scale)
        context.isScreen = true
        if !SystemBehavior.screenRotates.isActive {
            let turns = UIScreen.main.orientation.quarterTurns
            context.concatenate(
                CGAffineTransform(turning: UIScreen.main.windowBounds.size, by: -turns))
        }
        return context
    }

    /// Draws the black status bar of iOS 6 and earlier over views that extend below it. The status
    /// bar is in a window above those of the app.
    private func drawStatusBar(in context: CGContext) {
        let bar = UIApplication.shared.statusBarFrame
        guard UIScreen.main.era == .classic, !bar.isEmpty,
            subviews.contains(where: {
                !$0.isHidden && !$0.frame.intersection(checked: bar).isEmpty
            })
        else { return }
        context.setFillColor(UIColor.black.cgColor)
        context.fill(bar)
    }

    /// The application's only scene, or `nil` before iOS 13.
    open var windowScene: UIWindowScene? {
        get { UIApplication.shared.windowScene }
        set {}
    }
}
