import Foundation

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, blackOpaque, darkContent

    public static let blackTranslucent = UIStatusBarStyle.lightContent
}

extension UIViewController {
    /// Updates the interface orientation after a controller's return values have changed (iOS 5 to
    /// 15).
    public class func attemptRotationToDeviceOrientation() {
        UIApplication.shared.updateOrientation()
    }

    /// Updates the interface orientation if it is no longer locked (from iOS 26 on).
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        UIApplication.shared.updateOrientation()
    }

    /// All orientations on an iPad, all but upside down on a phone (Documentation/Rotation.md 3).
    var defaultOrientations: UIInterfaceOrientationMask {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
