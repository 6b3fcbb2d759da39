@_exported import AVFoundationStub
@_exported import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = Self(rawValue: 1)
    public static let podcast = Self(rawValue: 2)
    public static let audioBook = Self(rawValue: 4)
    public static let audioITunesU = Self(rawValue: 8)
    public static let anyAudio = Self(rawValue: 255)
}

open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: UInt64 { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }

    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var assetURL: URL? { nil }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    open var count: Int { items.count }

    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
}

/// A query that finds nothing: the library is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .authorized }
    open class func requestAuthorization(
        _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
    ) { handler(.authorized) }
}

@preconcurrency @MainActor open class MPMusicPlayerController: NSObject {
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var currentPlaybackTime: TimeInterval = 0
    open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}
