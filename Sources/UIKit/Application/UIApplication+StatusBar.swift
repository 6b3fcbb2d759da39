import ContactSheetDevices
import Foundation

extension UIApplication {
    /// Posted before the orientation changes. `userInfo` contains the raw value of the new
    /// orientation.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the orientation has changed. `userInfo` contains the raw value of the old
    /// orientation.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the frame changes. `userInfo` contains the new frame.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the frame has changed. `userInfo` contains the old frame.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of an orientation in `userInfo`, as a number.
    public nonisolated static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of a frame in `userInfo`, as a rectangle.
    public nonisolated static let statusBarFrameUserInfoKey =
        "UIApplicationStatusBarFrameUserInfoKey"

    public enum StatusBarAnimation: Int, Sendable {
        case none, fade, slide
    }

    public func setStatusBarHidden(_ hidden: Bool, with animation: StatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
        ownStatusBarStyle = style
        updateStatusBarStyle()
    }

    func setStatusBarHidden(_ hidden: Bool) {
        hidesStatusBar = hidden
        updateStatusBar()
    }

    /// Updates the visibility of the status bar, and lays out the windows again if its frame has
    /// changed. A root view of iOS 6 and earlier keeps its position until the next rotation, as on
    /// a device.
    func updateStatusBar() {
        updateStatusBarStyle()
        updateHomeIndicator()
        let screen = UIScreen.main
        let (old, oldFrame) = (screen.statusBar, statusBarFrame)
        let new = wantedStatusBar
        guard new != old else { return }
        screen.statusBar = new
        let newFrame = statusBarFrame
        guard newFrame != oldFrame else { return }
        screen.statusBar = old
        post(Self.willChangeStatusBarFrameNotification, frame: newFrame)
        screen.statusBar = new
        post(Self.didChangeStatusBarFrameNotification, frame: oldFrame)
        for window in windows {
            window.geometryChanged()
            window.setNeedsLayoutBelow()
        }
    }

    /// Posts the notifications around a change of the interface's orientation.
    func changeStatusBarOrientation(
        from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, _ change: () -> Void
    ) {
        let key = Self.statusBarOrientationUserInfoKey
        NotificationCenter.default.post(
            name: Self.willChangeStatusBarOrientationNotification, object: self,
            userInfo: [key: new.rawValue])
        change()
        NotificationCenter.default.post(
            name: Self.didChangeStatusBarOrientationNotification, object: self,
            userInfo: [key: old.rawValue])
    }

    private func post(_ name: Notification.Name, frame: CGRect) {
        NotificationCenter.default.post(
            name: name, object: self, userInfo: [Self.statusBarFrameUserInfoKey: frame])
    }

    private var wantedStatusBar: StatusBarVisibility {
        guard UIScreen.main.device.statusBar != .hidden else { return .hidden }
        guard controllersDecideStatusBar else {
            return hidesStatusBar ?? info.isStatusBarHidden ? .hidden : .automatic
        }
        guard let frontmostController else { return info.isStatusBarHidden ? .hidden : .automatic }
        return frontmostController.statusBarController.prefersStatusBarHidden ? .hidden : .shown
    }

    private var controllersDecideStatusBar: Bool {
        SystemBehavior.controllersDecideStatusBar.isActive && info.isStatusBarControllerBased
    }

    /// The topmost controller that covers the screen, in the front window that has controllers.
    var frontmostController: UIViewController? {
        windows.last { $0.rootViewController != nil }?.rootViewController?.frontmost
    }

    /// Updates the style of the status bar, which the next recording shows.
    func updateStatusBarStyle() {
        let own = ownStatusBarStyle ?? info.statusBarStyle
        UIScreen.main.statusBarStyle =
            controllersDecideStatusBar
            ? frontmostController?.statusBarStyleController.preferredStatusBarStyle
                ?? info.statusBarStyle
            : own
    }

    /// Updates whether the home indicator is hidden.
    func updateHomeIndicator() {
        UIScreen.main.hidesHomeIndicator =
            frontmostController?.homeIndicatorController.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The frame of the status bar at the edge that is on top as the device is held.
    var statusBarRect: CGRect {
        let screen = UIScreen.main
        let (size, height) = (screen.windowBounds.size, screen.statusBarHeight)
        guard height > 0 else { return .zero }
        let side = SystemBehavior.screenRotates.isActive ? .portrait : screen.orientation
        return switch side {
        case .unknown, .portrait: CGRect(x: 0, y: 0, width: size.width, height: height)
        case .portraitUpsideDown:
            CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: size.height)
        case .landscapeRight:
            CGRect(x: size.width - height, y: 0, width: height, height: size.height)
        }
    }
}

extension UIViewController {
    /// The controller that determines the status bar's visibility: this one, or the child that it
    /// names.
    fileprivate var statusBarController: UIViewController {
        childForStatusBarHidden?.statusBarController ?? self
    }

    /// The controller that determines the status bar's style.
    fileprivate var statusBarStyleController: UIViewController {
        childForStatusBarStyle?.statusBarStyleController ?? self
    }

    /// The controller that determines whether the home indicator is hidden.
    fileprivate var homeIndicatorController: UIViewController {
        childForHomeIndicatorAutoHidden?.homeIndicatorController ?? self
    }

    var hidesStatusBarByDefault: Bool {
        SystemBehavior.compactHeightHidesStatusBar.isActive
            && traitCollection.verticalSizeClass == .compact
    }
}

extension UIView {
    /// Marks the view and its descendants as needing layout, because bars at every level depend on
    /// the safe area.
    fileprivate func setNeedsLayoutBelow() {
        setNeedsLayout()
        for subview in subviews { subview.setNeedsLayoutBelow() }
    }
}
