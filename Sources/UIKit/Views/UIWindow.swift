import ContactSheetDevices
import Foundation

/// The root of a view hierarchy, with the size of the app's part of the screen in the interface's
/// orientation.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { install(replacing: oldValue) }
    }

    open var isKeyWindow: Bool { !isHidden }
    /// The simulated device's screen, which is the only one; setting it has no effect.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// The level of the window. Windows are shown in the order in which they become visible.
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
    /// The touches whose end hasn't been delivered to their views.
    var held: [UITouch] = []

    open func sendEvent(_ event: UIEvent) { ActionDepth.limited(at: self) { deliver(event) } }

    open override var next: UIResponder? { UIApplication.shared }
    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }

    open func makeKey() {}

    open func becomeKey() {}

    open func resignKey() {}

    /// Shows the window, and loads and lays out the root controller's view.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.show(self)
        rootViewController?.appear()
        layoutIfNeeded()
    }

    private func install(replacing old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        placeRootView()
        addSubview(view)
    }

    /// Records the screen's content in the interface's orientation, after all pending layouts.
    public func recordDisplayList() -> DisplayList {
        layoutIfNeeded()
        resolveColors()
        let size = UIScreen.main.interfaceBounds.size
        let context = CGContext(size: size, scale: UIScreen.main.scale)
        if !SystemBehavior.screenRotates.isActive {
            let turns = UIScreen.main.orientation.quarterTurns
            context.concatenate(CGAffineTransform(turning: bounds.size, by: -turns))
        }
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

    /// Draws the black status bar of iOS 6 and earlier over views that extend below it. The status
    /// bar is in a window above those of the app.
    private func drawStatusBar(in context: CGContext) {
        let bar = UIApplication.shared.statusBarFrame
        guard UIScreen.main.era == .classic, !bar.isEmpty,
            subviews.contains(where: { !$0.isHidden && !$0.frame.intersection(bar).isEmpty })
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
