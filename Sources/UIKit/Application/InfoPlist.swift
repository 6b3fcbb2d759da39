import Foundation

/// What an application's property list says about its interface.
@preconcurrency @MainActor public struct InfoPlist {
    /// `UISupportedInterfaceOrientations`; the names are those of the interface.
    public var orientations: UIInterfaceOrientationMask?
    /// `UISupportedInterfaceOrientations~ipad`.
    public var padOrientations: UIInterfaceOrientationMask?
    /// `UIStatusBarHidden`.
    public var isStatusBarHidden = false
    /// `UIViewControllerBasedStatusBarAppearance`, which counts from iOS 7 on.
    public var isStatusBarControllerBased = true

    public init(
        orientations: UIInterfaceOrientationMask? = nil,
        padOrientations: UIInterfaceOrientationMask? = nil
    ) {
        self.orientations = orientations
        self.padOrientations = padOrientations
    }

    /// The list for the device; without one everything on an iPad, everything but upside down on
    /// a phone (Documentation/Rotation.md 3).
    public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard UIDevice.current.userInterfaceIdiom == .pad else {
            return orientations ?? .allButUpsideDown
        }
        return padOrientations ?? orientations ?? .all
    }
}
