import Foundation
import FrameworkSupport

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player without sound, which plays until it is stopped.
open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    open private(set) var isPlaying = false
    open var currentTime: TimeInterval = 0
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var isMeteringEnabled = false
    open var duration: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var numberOfChannels: Int { 2 }
    open var settings: [String: Any] { [:] }

    /// Creates a player.
    ///
    /// - Throws: An error of `Data` if the file can't be read.
    public init(contentsOf url: URL) throws {
        self.url = url
        data = try Data(contentsOf: url)
        super.init()
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        (url, self.data) = (nil, data)
        super.init()
    }

    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        try self.init(data: data)
    }

    @discardableResult open func prepareToPlay() -> Bool { true }

    @discardableResult open func play() -> Bool {
        FrameworkNote.playback.report()
        isPlaying = true
        return true
    }

    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        self.volume = volume
    }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(
        _ recorder: AVAudioRecorder, successfully flag: Bool
    ) {}
    public func audioRecorderEncodeErrorDidOccur(
        _ recorder: AVAudioRecorder, error: (any Error)?
    ) {}
}

/// A recorder that writes nothing.
open class AVAudioRecorder: NSObject {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    open private(set) var isRecording = false
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval { 0 }

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    @discardableResult open func prepareToRecord() -> Bool { true }

    @discardableResult open func record() -> Bool {
        FrameworkNote.capture.report()
        isRecording = true
        return true
    }

    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    open func pause() { isRecording = false }

    open func stop() {
        guard isRecording else { return }
        isRecording = false
        delegate?.audioRecorderDidFinishRecording(self, successfully: true)
    }

    @discardableResult open func deleteRecording() -> Bool { true }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
    case min = 0, low = 32, medium = 64, high = 96, max = 127
}
