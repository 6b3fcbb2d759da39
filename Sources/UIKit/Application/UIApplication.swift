import Foundation

/// The simulated application: its delegate, its windows and what its Info.plist says.
@MainActor open class UIApplication: UIResponder {
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
    @_spi(Previews) public static func restart() {
        shared = UIApplication()
        SimulatedClock.restart()
        if let current = FirstResponder.current { FirstResponder.clear(current) }
    }

    func show(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(WeakWindow(window: window))
    }

    // MARK: Orientation

    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    /// What the delegate says, else the property list (facts: semantics.md 5.3).
    open func supportedInterfaceOrientations(
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? info.supportedInterfaceOrientations
    }

    /// The device has been turned: the interface follows if it may.
    @_spi(Previews) public func turnDevice(to orientation: UIDeviceOrientation) {
        UIDevice.current.turn(to: orientation)
        updateOrientation()
    }

    /// Lets the interface follow the device, if it may; flat devices never change it.
    func updateOrientation() {
        guard let wanted = UIInterfaceOrientation(UIDevice.current.orientation) else { return }
        for window in windows {
            window.rotate(to: OrientationRules(window: window).orientation(wanted: wanted))
        }
    }

    // MARK: Status bar

    /// In points, in the window of iOS 7 and earlier, which doesn't turn; zero where it is hidden.
    open var statusBarFrame: CGRect {
        let screen = UIScreen.main
        return CGRect(
            x: 0, y: 0, width: screen.windowBounds.width,
            height: isStatusBarHidden ? 0 : screen.statusBarHeight)
    }

    /// What the frontmost controller prefers, or set by an application up to iOS 6.
    open var isStatusBarHidden: Bool {
        get { hidesStatusBar ?? keyWindow?.rootViewController?.prefersStatusBarHidden ?? false }
        set { hidesStatusBar = newValue }
    }
    private var hidesStatusBar: Bool?

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
