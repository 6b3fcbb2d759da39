import Foundation

@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels per point; 0 is the screen's scale.
    open var scale: CGFloat = UIScreen.main.scale
    open var opaque = false
    /// Stored, without effect: there is only one gamut.
    open var preferredRange = Range.automatic
    /// Stored, without effect: there is only one gamut.
    open var prefersExtendedRange = false
    open internal(set) var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The image of what has been drawn so far.
    open var currentImage: UIImage {
        DrawnImage.image(of: cgContext) ?? UIImage(placeholder: "", size: cgContext.size)
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.fill(rect) }
    }

    /// Draws a line of one point inside the rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { _ in stroke(rect) }
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images that keep their drawing commands.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// The bounds in the coordinate space of the drawing actions, in points.
    public let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Returns the image, or a placeholder of its size, with a diagnostic, if it can't be drawn.
    open func image(actions: DrawingActions) -> UIImage {
        guard
            let context = DrawnImage.context(
                size: bounds.size, isOpaque: format.opaque, scale: format.scale)
        else { return UIImage(placeholder: "", size: bounds.size) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return DrawnImage.image(of: context) ?? UIImage(placeholder: "", size: bounds.size)
    }

    /// Returns a PNG file, or no data, with a diagnostic, if no encoder is available.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns a JPEG file, or no data, with a diagnostic, if no encoder is available.
    open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
