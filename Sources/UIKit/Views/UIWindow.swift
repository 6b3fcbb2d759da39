import Foundation

/// The root of the views: as large as the screen, in the interface's orientation.
@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { install(replacing: oldValue) }
    }

    open var isKeyWindow: Bool { !isHidden }
    public var screen: UIScreen { .main }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        if UIScreen.main.era == .classic { backgroundColor = .black }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }

    open func makeKey() {}

    /// Shows the window and loads and lays out the root controller's view.
    open func makeKeyAndVisible() {
        isHidden = false
        rootViewController?.appear()
        layoutIfNeeded()
    }

    private func install(replacing old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        view.frame = rootViewFrame
        addSubview(view)
    }

    /// Up to iOS 6 the root view leaves the status bar out (facts: metrics.md 9).
    var rootViewFrame: CGRect {
        guard UIScreen.main.era == .classic else { return bounds }
        return bounds.inset(by: UIEdgeInsets(top: UIScreen.main.statusBarHeight))
    }

    /// The screen's content once nothing asks for layout any more.
    public func recordDisplayList() -> DisplayList {
        layoutIfNeeded()
        resolveColors()
        let context = CGContext(size: bounds.size, scale: UIScreen.main.scale)
        layer.render(in: context)
        return context.displayList
    }
}
