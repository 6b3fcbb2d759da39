import Foundation
import FrameworkSupport

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTimeKey = "inputTime"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputBiasKey = "inputBias"
public let kCIInputVersionKey = "inputVersion"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeType = "CIAttributeType"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryStylize = "CICategoryStylize"

/// A filter without effect: its output is its input image.
open class CIFilter: NSObject, @unchecked Sendable {
    open private(set) var name: String
    private var values: [String: Any] = [:]

    public convenience init?(name: String) {
        self.init(name: name, parameters: nil)
    }

    public init?(name: String, parameters params: [String: Any]?) {
        guard name.hasPrefix("CI") else { return nil }
        self.name = name
        values = params ?? [:]
        super.init()
        FrameworkNote("Core Image", "filters don't change images").report()
    }

    open class func filterNames(inCategory category: String?) -> [String] { [] }
    open class func filterNames(inCategories categories: [String]?) -> [String] { [] }
    open class func localizedName(forFilterName filterName: String) -> String? {
        filterName.hasPrefix("CI") ? String(filterName.dropFirst(2)) : nil
    }

    open var isEnabled = true

    /// The input image, or the background image without one; `nil` for generators.
    open var outputImage: CIImage? {
        [kCIInputImageKey, kCIInputBackgroundImageKey].lazy
            .compactMap { self.values[$0] as? CIImage }.first
    }

    /// The input image and the keys for which the filter has documented parameters. Common keys are
    /// reported for all filters, because code tests for them before it sets a value.
    open var inputKeys: [String] {
        FilterKeys.keys(of: name).union(values.keys).sorted()
    }

    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

    open func setDefaults() {}
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]
    }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

/// The parameters of filters, from Apple's Core Image Filter Reference.
enum FilterKeys {
    private static let table: [String: [String]] = [
        "CIBumpDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey],
        "CITwirlDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
        "CIGaussianBlur": [kCIInputRadiusKey],
        "CIBoxBlur": [kCIInputRadiusKey],
        "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey],
        "CISepiaTone": [kCIInputIntensityKey],
        "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIVignette": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIBloom": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIGloom": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIEdges": [kCIInputIntensityKey],
        "CICrystallize": [kCIInputRadiusKey, kCIInputCenterKey],
        "CIColorControls": [
            kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey,
        ],
        "CIExposureAdjust": [kCIInputEVKey],
        "CIHueAdjust": [kCIInputAngleKey],
        "CIColorMonochrome": [kCIInputColorKey, kCIInputIntensityKey],
        "CIVibrance": [kCIInputAmountKey],
        "CISharpenLuminance": [kCIInputSharpnessKey, kCIInputRadiusKey],
        "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
    ]

    static func keys(of name: String) -> Set<String> {
        let isGenerator = name.hasSuffix("Generator")
        return Set(table[name] ?? []).union(isGenerator ? [] : [kCIInputImageKey])
    }
}
