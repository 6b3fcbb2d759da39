import Foundation

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, blackOpaque, darkContent

    public static let blackTranslucent = UIStatusBarStyle.lightContent
}

extension UIViewController {
    /// Lets the interface follow the device again after an answer has changed (iOS 5 to 15).
    public class func attemptRotationToDeviceOrientation() {
        UIApplication.shared.updateOrientation()
    }

    /// Lets the interface turn to what the controller supports now (from iOS 16 on).
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIApplication.shared.updateOrientation()
    }

    /// Lets the interface follow the device where nothing locks it any more (from iOS 26 on).
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        UIApplication.shared.updateOrientation()
    }

    public func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBar() }

    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Everything on an iPad, everything but upside down on a phone (Documentation/Rotation.md 3).
    var defaultOrientations: UIInterfaceOrientationMask {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
