import ContactSheetDiagnostics
import Foundation

/// An image with a size in points: a file, a symbol, or, if the file isn't available, a name and a
/// size that are drawn as a placeholder.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The orientation of the stored pixels.
    public enum Orientation: Int, Sendable, CaseIterable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    let attributes: ImageAttributes

    init(_ attributes: ImageAttributes) {
        self.attributes = attributes
    }

    /// Creates an image without pixels, of size zero.
    public convenience override init() {
        self.init(ImageAttributes(content: .placeholder("")))
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(ImageAttributes(cgImage, scale: scale, orientation: orientation))
    }

    /// Creates an image, or `nil` if the data isn't an image of a known format.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image, or `nil` if the data isn't an image of a known format.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let attributes = ImageFile(data, name: "data").attributes(scale: scale) else {
            return nil
        }
        self.init(attributes)
    }

    /// Creates an image, or `nil` if the file doesn't exist or isn't an image; `@2x` in the name
    /// sets the scale.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let file = onMainActor({ AssetLibrary.main.files.file(at: url) }) else { return nil }
        let scale = ImageFile.scale(inName: url.deletingPathExtension().lastPathComponent)
        guard let attributes = file.attributes(scale: scale) else { return nil }
        self.init(attributes)
    }

    /// Creates a placeholder for an image of which only the name and the size in points are known.
    public convenience init(placeholder name: String, size: CGSize) {
        self.init(ImageAttributes(content: .placeholder(name), storedSize: size))
    }

    // MARK: Attributes

    open var cgImage: CGImage? {
        guard case .bitmap(let image) = attributes.content else { return nil }
        return image
    }

    /// The size in points.
    open var size: CGSize { attributes.size }
    open var scale: CGFloat {
        attributes.isSymbol ? onMainActor { UIScreen.main.scale } : attributes.scale
    }
    open var imageOrientation: Orientation { attributes.orientation }
    open var renderingMode: RenderingMode { attributes.renderingMode }
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    open var resizingMode: ResizingMode { attributes.resizingMode }
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    open var images: [UIImage]? { attributes.frames }
    /// The duration in seconds.
    open var duration: TimeInterval { attributes.duration }
    open var isSymbolImage: Bool { attributes.isSymbol }
    open var configuration: Configuration? { attributes.configuration }
    open var symbolConfiguration: SymbolConfiguration? {
        attributes.configuration as? SymbolConfiguration
    }
    open var traitCollection: UITraitCollection {
        attributes.configuration?.traitCollection ?? onMainActor { UIScreen.main.traitCollection }
    }
    open var imageAsset: UIImageAsset? { attributes.asset }

    /// The insets of a symbol: from the edges of the drawing to those of a line of text around it.
    open var alignmentRectInsets: UIEdgeInsets {
        attributes.alignmentRectInsets ?? attributes.symbolMetrics?.alignmentRectInsets ?? .zero
    }

    /// The baseline in points from the bottom, or `nil` if the image has none.
    open var baselineOffsetFromBottom: CGFloat? {
        attributes.baseline ?? attributes.symbolMetrics?.baseline
    }

    /// Returns whether the images have the same content and are drawn the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? UIImage)?.attributes else { return false }
        return attributes.content == other.content && attributes.storedSize == other.storedSize
            && attributes.scale == other.scale && attributes.orientation == other.orientation
            && attributes.renderingMode == other.renderingMode && attributes.tint == other.tint
            && attributes.configuration === other.configuration
    }

    open override var hash: Int { attributes.content.hashValue }

    /// The format of a renderer for images like this one: its scale.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        onMainActor {
            let format = UIGraphicsImageRendererFormat.default()
            format.scale = scale
            return format
        }
    }

    /// Whether the image has brightness above white; no image has.
    open var isHighDynamicRange: Bool { false }
    /// The cap of `stretchableImage`, in points.
    open var leftCapWidth: Int { Int(saturating: capInsets.left) }
    open var topCapHeight: Int { Int(saturating: capInsets.top) }

    // MARK: Drawing

    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image scaled to a rectangle, a template in the context's fill color.
    open func draw(in rect: CGRect) {
        onMainActor {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            let isTemplate = attributes.renderingMode == .alwaysTemplate
            draw(
                in: rect, context: context,
                tint: isTemplate ? UIColor(cgColor: CGColor(context.fillColor)) : nil)
        }
    }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Tiles the image over the rectangle, from its top left corner.
    open func drawAsPattern(in rect: CGRect) {
        resizableImage(withCapInsets: .zero, resizingMode: .tile).draw(in: rect)
    }
}

extension ImageAttributes {
    init(_ image: CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
        let scale = scale > 0 ? scale : 1
        self.init(
            content: .bitmap(image),
            storedSize: CGSize(
                width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
            scale: scale, orientation: orientation)
    }
}
