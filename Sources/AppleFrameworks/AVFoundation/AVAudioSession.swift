@_exported import CoreMediaStub
@_exported import Foundation
import FrameworkSupport

extension FrameworkNote {
    static let playback = FrameworkNote("AVFoundation", "nothing is played")
    static let capture = FrameworkNote(
        "AVFoundation", "nothing is recorded, and there is no camera")
}

/// The audio session, whose settings have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient")
        public static let soloAmbient = Self(rawValue: "soloAmbient")
        public static let playback = Self(rawValue: "playback")
        public static let record = Self(rawValue: "record")
        public static let playAndRecord = Self(rawValue: "playAndRecord")
        public static let multiRoute = Self(rawValue: "multiRoute")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "default")
        public static let voiceChat = Self(rawValue: "voiceChat")
        public static let gameChat = Self(rawValue: "gameChat")
        public static let videoRecording = Self(rawValue: "videoRecording")
        public static let measurement = Self(rawValue: "measurement")
        public static let moviePlayback = Self(rawValue: "moviePlayback")
        public static let videoChat = Self(rawValue: "videoChat")
        public static let spokenAudio = Self(rawValue: "spokenAudio")
        public static let voicePrompt = Self(rawValue: "voicePrompt")
    }

    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 16)
        public static let allowBluetoothA2DP = Self(rawValue: 32)
        public static let allowAirPlay = Self(rawValue: 64)
    }

    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }

    public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
    public enum PortOverride: UInt, Sendable { case none, speaker }
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    }

    public static let interruptionNotification = Notification.Name(
        "AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name(
        "AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open private(set) var categoryOptions: CategoryOptions = []
    open var recordPermission: RecordPermission { .granted }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var outputVolume: Float { 0.5 }
    open var sampleRate: Double { 44_100 }
    open var ioBufferDuration: TimeInterval { 0.005 }
    open var outputLatency: TimeInterval { 0 }
    open var inputLatency: TimeInterval { 0 }
    open var inputNumberOfChannels: Int { 1 }
    open var outputNumberOfChannels: Int { 2 }
    open var isInputAvailable: Bool { true }

    open class func sharedInstance() -> AVAudioSession {
        FrameworkSupport.sharedInstance { AVAudioSession() }
    }

    open func setCategory(_ category: Category) throws { self.category = category }

    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        (self.category, categoryOptions) = (category, options)
    }

    open func setCategory(
        _ category: Category, mode: Mode, options: CategoryOptions = []
    ) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
    }

    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(true) }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

// The names in Swift 3 and 4.0.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
