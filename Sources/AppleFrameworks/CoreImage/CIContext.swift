import CoreGraphics
import Foundation

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
    public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
    public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
    public static let name = CIContextOption(rawValue: "name")
    public static let priorityRequestLow = CIContextOption(rawValue: "priorityRequestLow")
}

/// Returns the content of images unchanged.
open class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {
        super.init()
    }

    public convenience override init() {
        self.init(options: nil)
    }

    /// Returns the part of the image in a rectangle.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        fromRect.contains(image.extent) ? image.cgImage : image.cropped(to: fromRect).cgImage
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
    open func clearCaches() {}
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
}

open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
}

open class CIVector: NSObject, @unchecked Sendable {
    private let components: [CGFloat]
    open var count: Int { components.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    init(_ components: [CGFloat]) {
        self.components = components
        super.init()
    }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        self.init([x, y, z, w])
    }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.minX, rect.minY, rect.width, rect.height])
    }

    open func value(at index: Int) -> CGFloat {
        components.indices.contains(index) ? components[index] : 0
    }
}
