import Devices
import Foundation

/// The root of the views: as large as the app's part of the screen, in the interface's
/// orientation.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { install(replacing: oldValue) }
    }

    open var isKeyWindow: Bool { !isHidden }
    public var screen: UIScreen { .main }

    public override init(frame: CGRect) {
        // The system gives a window of the whole screen the part of it that the app has.
        let screen = UIScreen.main
        super.init(frame: frame == screen.bounds ? screen.windowBounds : frame)
        isHidden = true
        if UIScreen.main.era == .classic { backgroundColor = .black }
    }

    /// Creates a window of the whole screen, as `UIWindow()` does from iOS 9 on.
    public convenience init() {
        self.init(frame: SystemBehavior.windowsCoverScreen.isActive ? UIScreen.main.bounds : .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    let gestures = GestureArena()
    /// Touches of whose end their views have not heard.
    var held: [UITouch] = []

    open func sendEvent(_ event: UIEvent) { ActionDepth.limited(at: self) { deliver(event) } }

    open override var next: UIResponder? { UIApplication.shared }
    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }

    open func makeKey() {}

    /// Shows the window and loads and lays out the root controller's view.
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

    /// The screen's content once nothing asks for layout any more, in the interface's
    /// orientation.
    public func recordDisplayList() -> DisplayList {
        layoutIfNeeded()
        resolveColors()
        let size = UIScreen.main.interfaceBounds.size
        let context = CGContext(size: size, scale: UIScreen.main.scale)
        if !SystemBehavior.screenRotates.isActive {
            let turns = UIScreen.main.orientation.quarterTurns
            context.concatenate(CGAffineTransform(turning: bounds.size, by: -turns))
        }
        layer.render(in: context)
        return context.displayList
    }
}
