import CoreGraphics
import Foundation
import FrameworkSupport

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = Self(rawValue: "vide")
    public static let audio = Self(rawValue: "soun")
    public static let text = Self(rawValue: "text")
    public static let metadata = Self(rawValue: "meta")
    public static let muxed = Self(rawValue: "muxx")
    public static let subtitle = Self(rawValue: "sbtl")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mov = Self(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = Self(rawValue: "public.mpeg-4")
    public static let m4a = Self(rawValue: "com.apple.m4a-audio")
    public static let m4v = Self(rawValue: "com.apple.m4v-video")
    public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
    public static let caf = Self(rawValue: "com.apple.coreaudio-format")
    public static let jpg = Self(rawValue: "public.jpeg")
    public static let heic = Self(rawValue: "public.heic")
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A media file whose content isn't read.
open class AVAsset: NSObject, @unchecked Sendable {
    open var duration: CMTime { .zero }
    open var preferredRate: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var tracks: [AVAssetTrack] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    open func statusOfValue(
        forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
    ) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
    ) { handler?() }
    open func cancelLoading() {}
}

extension AVAsset {
    public convenience init(url URL: URL) {
        self.init()
    }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
    open var mediaType: AVMediaType { .video }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var commonKey: String? { nil }
    open var identifier: String? { nil }
    open var value: Any? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
}

/// Finds no images.
open class AVAssetImageGenerator: NSObject {
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    open func copyCGImage(
        at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage {
        FrameworkNote.playback.report()
        throw AVError(.decodeFailed)
    }

    open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Exports nothing.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange.zero
    open var shouldOptimizeForNetworkUse = false
    open var status: Status { .failed }
    open var progress: Float { 0 }
    open var error: (any Error)? { AVError(.decodeFailed) }

    public init?(asset: AVAsset, presetName: String) {
        super.init()
    }

    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
    open func cancelExport() {}
}

public struct AVError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory, sessionNotRunning, deviceAlreadyUsedByAnotherSession,
            noDataCaptured, sessionConfigurationChanged, diskFull, deviceWasDisconnected,
            mediaChanged, maximumDurationReached, maximumFileSizeReached, mediaDiscontinuity,
            deviceNotConnected, applicationIsNotAuthorizedToUseDevice, decodeFailed
    }

    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var outOfMemory: Code { .outOfMemory }
    public static var sessionNotRunning: Code { .sessionNotRunning }
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    public static var noDataCaptured: Code { .noDataCaptured }
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    public static var diskFull: Code { .diskFull }
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    public static var mediaChanged: Code { .mediaChanged }
    public static var maximumDurationReached: Code { .maximumDurationReached }
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    public static var deviceNotConnected: Code { .deviceNotConnected }
    public static var applicationIsNotAuthorizedToUseDevice: Code {
        .applicationIsNotAuthorizedToUseDevice
    }
    public static var decodeFailed: Code { .decodeFailed }
}
