import Foundation

/// The simulated application: its delegate, its windows and what its Info.plist says.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static private(set) var shared = UIApplication()

    open var delegate: (any UIApplicationDelegate)?
    /// What the application's property list says; everything at its default without one.
    public var info = InfoPlist()
    private var shown: [WeakWindow] = []
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0

    /// Visible windows, back to front.
    open var windows: [UIWindow] { shown.compactMap(\.window).filter { !$0.isHidden } }
    open var keyWindow: UIWindow? { windows.last }

    /// A fresh application, as a picture needs it.
    package static func restart() {
        shared = UIApplication()
        UIScreen.main.statusBar = .automatic
        SimulatedClock.restart()
        if let current = FirstResponder.current { FirstResponder.clear(current) }
    }

    /// The direction of reading of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.device.direction
    }

    func show(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(WeakWindow(window: window))
    }

    // MARK: Orientation

    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    /// What the delegate says, else the property list (Documentation/Rotation.md 3).
    open func supportedInterfaceOrientations(
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? info.supportedInterfaceOrientations
    }

    let orientationUpdates = OrientationUpdates()
    var orientationRequest: OrientationRequest?
    /// That of the rotation under way.
    var coordinator: TransitionCoordinator?
    /// The one scene of applications from iOS 13 on; made at first use.
    var scene: UIWindowScene?

    // MARK: Status bar

    /// In points, in the window, which doesn't turn up to iOS 7; zero where it is hidden.
    open var statusBarFrame: CGRect { statusBarRect }

    /// What the frontmost controller prefers; up to iOS 6, and where the property list says that
    /// controllers aren't asked, what the application sets.
    open var isStatusBarHidden: Bool {
        get { UIScreen.main.statusBarHeight == 0 }
        set { setStatusBarHidden(newValue) }
    }
    var hidesStatusBar: Bool?

    /// Hands the event to each window that it has touches in.
    open func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
    }

    open func canOpenURL(_ url: URL) -> Bool { false }

    open override var next: UIResponder? { delegate as? UIResponder }
}

private struct WeakWindow {
    weak var window: UIWindow?
}
