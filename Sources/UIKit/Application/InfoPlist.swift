import Foundation

/// The settings for an application's interface in its `Info.plist`.
@preconcurrency @MainActor public struct InfoPlist {
    /// `UISupportedInterfaceOrientations`, with interface orientations.
    public var orientations: UIInterfaceOrientationMask?
    /// `UISupportedInterfaceOrientations~ipad`.
    public var padOrientations: UIInterfaceOrientationMask?
    /// `UIStatusBarHidden`.
    public var isStatusBarHidden = false
    /// `UIStatusBarStyle`, which has an effect up to iOS 6 and where controllers don't decide.
    public var statusBarStyle = UIStatusBarStyle.default
    /// `UIViewControllerBasedStatusBarAppearance`, which has an effect from iOS 7 on.
    public var isStatusBarControllerBased = true
    /// `UIMainStoryboardFile`, or the storyboard of the scene's configuration, without its extension.
    public var mainStoryboard: String?
    /// Creates the delegate of the scene's configuration, or `nil` if the application has no scenes.
    public var makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?

    public init(
        orientations: UIInterfaceOrientationMask? = nil,
        padOrientations: UIInterfaceOrientationMask? = nil
    ) {
        self.orientations = orientations
        self.padOrientations = padOrientations
    }

    /// The supported orientations for the device. The default is all orientations on an iPad, and
    /// all but upside down on a phone (Documentation/Rotation.md 3).
    public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard UIDevice.current.userInterfaceIdiom == .pad else {
            return orientations ?? .allButUpsideDown
        }
        return padOrientations ?? orientations ?? .all
    }
}
