@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIOStub
import UIKit

public enum CIFormat: Int32, Sendable { case ARGB8, BGRA8, RGBA8, RGBAh, RGBAf }

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "colorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientation")
    public static let auxiliaryDepth = CIImageOption(rawValue: "auxiliaryDepth")
}

/// An image whose processing has no effect: only its extent changes.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// The pixels, or `nil` for an image without content, such as one color.
    public let cgImage: CGImage?
    public let extent: CGRect
    open var properties: [String: Any] { [:] }
    open var url: URL? { nil }
    open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    init(_ image: CGImage?, extent: CGRect) {
        cgImage = image
        self.extent = extent
        super.init()
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(
            image, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = CGImage(data: data) else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    public convenience init(color: CIColor) {
        self.init(nil, extent: .infinite)
    }

    open class func empty() -> CIImage { CIImage(nil, extent: .zero) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func cropped(to rect: CGRect) -> CIImage {
        let frame = rect.intersection(checked: extent)
        let pixels = cgImage?.cropping(
            to: CGRect(
                x: frame.minX - extent.minX, y: extent.maxY - frame.maxY, width: frame.width,
                height: frame.height))
        return CIImage(pixels, extent: frame)
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(cgImage, extent: extent.applying(matrix))
    }

    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    open func clampedToExtent() -> CIImage { CIImage(cgImage, extent: extent) }
    open func clamped(to rect: CGRect) -> CIImage { self }
    open func composited(over dest: CIImage) -> CIImage { self }
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
    open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    open func autoAdjustmentFilters(options: [String: Any]? = nil) -> [CIFilter] { [] }
}

extension UIImage {
    /// Creates an image with the content of one of Core Image.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = ciImage.cgImage {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    public var ciImage: CIImage? { nil }
}
