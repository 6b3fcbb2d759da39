import ContactSheetDevices
import Foundation

extension UIApplication {
    /// Posted before the orientation changes. `userInfo` contains the raw value of the new
    /// orientation.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the orientation has changed. `userInfo` contains the raw value of the old
    /// orientation.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before the frame changes. `userInfo` contains the new frame.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the frame has changed. `userInfo` contains the old frame.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of an orientation in `userInfo`, as a number.
    public static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of a frame in `userInfo`, as a rectangle.
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    public enum StatusBarAnimation: Int, Sendable {
        case none, fade, slide
    }

    public func setStatusBarHidden(_ hidden: Bool, with animation: StatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    func setStatusBarHidden(_ hidden: Bool) {
        hidesStatusBar = hidden
        updateStatusBar()
    }

    /// Updates the visibility of the status bar, and lays out the windows again if its frame has
    /// changed. A root view of iOS 6 and earlier keeps its position until the next rotation, as on
    /// a device.
    ///
    /// Only the area of the status bar is kept free; its content isn't drawn. Up to iOS 6 it is a
    /// black band.
    func updateStatusBar() {
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
        guard SystemBehavior.controllersDecideStatusBar.isActive, info.isStatusBarControllerBased
        else {
            return hidesStatusBar ?? info.isStatusBarHidden ? .hidden : .automatic
        }
        guard let root = windows.last(where: { $0.rootViewController != nil })?.rootViewController
        else { return info.isStatusBarHidden ? .hidden : .automatic }
        return root.frontmost.statusBarController.prefersStatusBarHidden ? .hidden : .shown
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
