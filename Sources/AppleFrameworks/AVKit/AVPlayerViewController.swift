@_exported import AVFoundationStub
import FrameworkScreens
@_exported import UIKit

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A player's screen: black, with the controls of a video that hasn't begun.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var player: AVPlayer?
    open var showsPlaybackControls = true {
        didSet { screen.showsControls = showsPlaybackControls }
    }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { view.bounds }
    open var contentOverlayView: UIView? { screen.overlay }
    private let screen = PlayerScreen()

    open override func loadView() { view = screen }
}

@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
}

@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// Picture in Picture, which isn't supported.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open class func isPictureInPictureSupported() -> Bool { false }
    open var isPictureInPictureActive: Bool { false }

    public init?(playerLayer: AVPlayerLayer) { nil }

    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
