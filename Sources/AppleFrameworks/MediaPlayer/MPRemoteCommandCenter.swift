import FrameworkScreens
import FrameworkSupport
import UIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// Commands that are never given.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    open class func shared() -> MPRemoteCommandCenter { sharedInstance { MPRemoteCommandCenter() } }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    open class func `default`() -> MPNowPlayingInfoCenter {
        sharedInstance { MPNowPlayingInfoCenter() }
    }
    open var nowPlayingInfo: [String: Any]?
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
    "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// The music library's screen: a placeholder.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = PlaceholderPage(name: "MPMediaPickerController")
    }
}

/// The slider of the device's volume.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSlider()
    }

    private func addSlider() {
        slider.value = 0.5
        slider.frame = bounds
        slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(slider)
    }
}
