import CoreGraphics
import Foundation

/// The filters of `CoreImage.CIFilterBuiltins` that public code uses most: properties with types
/// instead of keys.
open class CIBuiltinFilter: CIFilter, @unchecked Sendable {
    open var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    open var radius: Float = 0
    open var intensity: Float = 0
    open var scale: Float = 0
    open var angle: Float = 0
    open var center = CGPoint.zero
    open var saturation: Float = 1
    open var brightness: Float = 0
    open var contrast: Float = 1
    open var message = Data()
    open var correctionLevel = "M"
    open var color = CIColor.black
    open var color0 = CIColor.black
    open var color1 = CIColor.white
    open var extent = CGRect.zero
    open var backgroundImage: CIImage?
    open var maskImage: CIImage?
}

extension CIFilter {
    private static func builtin(_ name: String) -> CIBuiltinFilter {
        guard let filter = CIBuiltinFilter(name: name) else { preconditionFailure(name) }
        return filter
    }

    public class func gaussianBlur() -> CIBuiltinFilter { builtin("CIGaussianBlur") }
    public class func sepiaTone() -> CIBuiltinFilter { builtin("CISepiaTone") }
    public class func pixellate() -> CIBuiltinFilter { builtin("CIPixellate") }
    public class func crystallize() -> CIBuiltinFilter { builtin("CICrystallize") }
    public class func twirlDistortion() -> CIBuiltinFilter { builtin("CITwirlDistortion") }
    public class func colorControls() -> CIBuiltinFilter { builtin("CIColorControls") }
    public class func colorMonochrome() -> CIBuiltinFilter { builtin("CIColorMonochrome") }
    public class func colorInvert() -> CIBuiltinFilter { builtin("CIColorInvert") }
    public class func photoEffectNoir() -> CIBuiltinFilter { builtin("CIPhotoEffectNoir") }
    public class func photoEffectMono() -> CIBuiltinFilter { builtin("CIPhotoEffectMono") }
    public class func vignette() -> CIBuiltinFilter { builtin("CIVignette") }
    public class func bloom() -> CIBuiltinFilter { builtin("CIBloom") }
    public class func areaAverage() -> CIBuiltinFilter { builtin("CIAreaAverage") }
    public class func falseColor() -> CIBuiltinFilter { builtin("CIFalseColor") }
    public class func unsharpMask() -> CIBuiltinFilter { builtin("CIUnsharpMask") }
    public class func qrCodeGenerator() -> CIBuiltinFilter { builtin("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CIBuiltinFilter {
        builtin("CICode128BarcodeGenerator")
    }
}
