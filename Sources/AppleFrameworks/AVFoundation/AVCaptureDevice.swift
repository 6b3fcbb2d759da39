import Foundation
import FrameworkSupport

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or microphone. As in a simulator, there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
    }

    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "builtInWideAngleCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "builtInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "builtInUltraWideCamera")
        public static let builtInDualCamera = Self(rawValue: "builtInDualCamera")
        public static let builtInDualWideCamera = Self(rawValue: "builtInDualWideCamera")
        public static let builtInTripleCamera = Self(rawValue: "builtInTripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "builtInTrueDepthCamera")
        public static let builtInMicrophone = Self(rawValue: "builtInMicrophone")
    }

    open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }

        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            super.init()
        }
    }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        FrameworkNote.capture.report()
        return nil
    }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? {
        FrameworkNote.capture.report()
        return nil
    }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .authorized
    }
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
    ) { handler(true) }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { true }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var flashMode = FlashMode.off
    open var focusMode = FocusMode.locked
    open var exposureMode = ExposureMode.locked
    open var videoZoomFactor = 1.0
    open var focusPointOfInterest = CGPoint.zero
    open var isFocusPointOfInterestSupported: Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
}
