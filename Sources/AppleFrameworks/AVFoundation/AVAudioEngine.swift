import Foundation
import FrameworkSupport

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int

open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: UInt32

    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
        super.init()
    }

    /// The format of two channels at 44.1 kHz.
    override init() {
        (sampleRate, channelCount) = (44_100, 2)
        super.init()
    }
}

open class AVAudioFile: NSObject {
    public let url: URL
    open var length: AVAudioFramePosition { 0 }
    open var processingFormat: AVAudioFormat { AVAudioFormat() }

    public init(forReading fileURL: URL) throws {
        url = fileURL
        super.init()
    }
}

open class AVAudioTime: NSObject {}

open class AVAudioPCMBuffer: NSObject {
    open var frameLength: AVAudioFrameCount = 0
}

open class AVAudioNode: NSObject {
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

open class AVAudioInputNode: AVAudioNode {}
open class AVAudioOutputNode: AVAudioNode {}

open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
}

open class AVAudioUnitTimePitch: AVAudioNode {
    open var pitch: Float = 0
    open var rate: Float = 1
    open var overlap: Float = 8
}

open class AVAudioUnitReverb: AVAudioNode {
    open var wetDryMix: Float = 0
}

open class AVAudioPlayerNode: AVAudioNode {
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var pan: Float = 0

    open func play() { isPlaying = true }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
    ) {}
}

/// An engine without sound.
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var isRunning = false

    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func prepare() {}
    open func start() throws {
        FrameworkNote.playback.report()
        isRunning = true
    }
    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}
