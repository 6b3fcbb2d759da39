@_exported import AVFoundationStub
@_exported import UIKit

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A player's screen: a black page with the name of the class.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { view.bounds }
    open var contentOverlayView: UIView? { view }

    open override func loadView() {
        view = PlaceholderView(.player, name: "AVPlayerViewController")
    }
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
