import CoreGraphics
import Foundation
import FrameworkSupport

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

open class CIFeature: NSObject {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature {
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
    open var hasLeftEyePosition: Bool { false }
    open var hasRightEyePosition: Bool { false }
    open var hasMouthPosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var rightEyePosition: CGPoint { .zero }
    open var mouthPosition: CGPoint { .zero }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
}

open class CIQRCodeFeature: CIFeature {
    open var messageString: String? { nil }
}

open class CIRectangleFeature: CIFeature {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

/// Finds no features.
open class CIDetector: NSObject {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        super.init()
        FrameworkNote("Core Image", "detectors find no features").report()
    }

    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
