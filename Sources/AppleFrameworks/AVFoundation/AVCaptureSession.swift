import Foundation
import FrameworkSupport
import QuartzCore

/// A session without devices.
open class AVCaptureSession: NSObject, @unchecked Sendable {

    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "photo")
        public static let high = Self(rawValue: "high")
        public static let medium = Self(rawValue: "medium")
        public static let low = Self(rawValue: "low")
        public static let hd1280x720 = Self(rawValue: "hd1280x720")
        public static let hd1920x1080 = Self(rawValue: "hd1920x1080")
        public static let vga640x480 = Self(rawValue: "vga640x480")
        public static let inputPriority = Self(rawValue: "inputPriority")
    }

    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false
    open var isInterrupted: Bool { false }

    public override init() {
        super.init()
    }

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}

    open func startRunning() {
        FrameworkNote.capture.report()
        isRunning = true
    }

    open func stopRunning() { isRunning = false }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var isVideoOrientationSupported: Bool { true }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirrored = false
    open var isVideoMirroringSupported: Bool { true }
    open var automaticallyAdjustsVideoMirroring = true
    open var videoRotationAngle = 0.0
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A layer for a camera's pictures; there are none.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject
    ) -> AVMetadataObject? { nil }
    open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint { point }
    open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint { point }
    open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
}
