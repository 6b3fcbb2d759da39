import Foundation

/// The simulated application: its delegate, its windows, and the settings in its `Info.plist`.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static var shared: UIApplication { SimulatedSystem.current.application }

    /// Returns the application for the name `sharedApplication`, by which libraries find it in app
    /// extensions.
    public static func value(forKey key: String) -> Any? {
        key == "sharedApplication" ? shared : nil
    }

    open var delegate: (any UIApplicationDelegate)?
    /// The settings in the application's `Info.plist`, or the defaults without one.
    public var info = InfoPlist()
    private var shown: [WeakWindow] = []
    private weak var key: UIWindow?
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0

    /// The visible windows, from back to front.
    open var windows: [UIWindow] {
        shown.compactMap(\.window).filter { !$0.isHidden }
            .sorted { $0.windowLevel < $1.windowLevel }
    }

    /// The window that gets keyboard events: the last one that became key and is visible. Without one,
    /// it is the main window; this is a decision.
    open var keyWindow: UIWindow? {
        key.flatMap { windows.contains($0) ? $0 : nil } ?? mainWindow
    }

    /// The frontmost of the visible windows at the lowest level, which contains the app's screen.
    package var mainWindow: UIWindow? {
        let windows = windows
        return windows.last { $0.windowLevel == windows.first?.windowLevel }
    }

    /// Replaces the application of the current simulation with a new one.
    package static func restart() { SimulatedSystem.current.relaunch() }

    /// The layout direction of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.device.direction
    }

    func show(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(WeakWindow(window: window))
        LayerSimulation.current.roots = { UIApplication.shared.windows.map(\.layer) }
    }

    /// - Returns: Whether the window was visible.
    func hide(_ window: UIWindow) -> Bool {
        let count = shown.count
        shown.removeAll { $0.window === window }
        if key === window {
            key = nil
            window.resignKey()
        }
        return shown.count < count
    }

    func makeKey(_ window: UIWindow) {
        guard window !== key, window.canBecomeKey else { return }
        let old = key
        key = window
        old?.resignKey()
        window.becomeKey()
    }

    // MARK: Orientation

    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    /// Returns the orientations from the delegate, or otherwise from the property list
    /// (Documentation/Rotation.md 3).
    open func supportedInterfaceOrientations(
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? info.supportedInterfaceOrientations
    }

    let orientationUpdates = OrientationUpdates()
    var orientationRequest: OrientationRequest?
    /// The coordinator of the current rotation.
    var coordinator: TransitionCoordinator?
    /// The application's only scene from iOS 13 on, which is created at its first use.
    var scene: UIWindowScene?

    // MARK: Status bar

    /// The frame of the status bar in points, in the coordinate space of the window, which doesn't
    /// rotate up to iOS 7. It is zero if the status bar is hidden.
    open var statusBarFrame: CGRect { statusBarRect }

    /// Whether the status bar is hidden, which the frontmost controller determines. Up to iOS 6,
    /// and if the property list turns off controller-based appearance, the application determines
    /// it.
    open var isStatusBarHidden: Bool {
        get { UIScreen.main.statusBarHeight == 0 }
        set { setStatusBarHidden(newValue) }
    }
    var hidesStatusBar: Bool?
    /// The style of the status bar. Up to iOS 6, and if the property list turns off controller-based
    /// appearance, the application determines it; otherwise setting it has no effect.
    open var statusBarStyle: UIStatusBarStyle {
        get { UIScreen.main.statusBarStyle }
        set { setStatusBarStyle(newValue, animated: false) }
    }
    var ownStatusBarStyle: UIStatusBarStyle?

    /// Delivers an event to each window that has touches of the event.
    open func sendEvent(_ event: UIEvent) {
        let all = windows + [SimulatedKeyboard.current.window].compactMap { $0 }
        for window in all where event.touches(for: window) != nil { window.sendEvent(event) }
    }

    /// Calls the target's method with the sender and the event. Without a target, the first object
    /// in the responder chain that has the method gets the call: from the first responder on, then
    /// from the sender on.
    ///
    /// - Returns: Whether an object has the method.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        ActionSending.send(action, to: target, from: sender, for: event)
    }

    open func canOpenURL(_ url: URL) -> Bool { false }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Services of the system

    /// The state of the application, which is always active while a preview runs.
    open var applicationState: State { .active }

    @discardableResult open func openURL(_ url: URL) -> Bool {
        ServiceNote.report("opening URLs", hint: nil)
        return false
    }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    open var isRegisteredForRemoteNotifications: Bool { false }

    open func registerForRemoteNotifications() {}

    open func beginIgnoringInteractionEvents() {}

    open func endIgnoringInteractionEvents() {}

    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.device.contentSize
    }

    /// Opens nothing, and calls the closure with `false`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        ServiceNote.report("opening URLs", hint: nil)
        completion?(false)
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
}
