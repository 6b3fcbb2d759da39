import Diagnostics
import Foundation

/// An image with a size in points: a file, a symbol drawing, or only a name and a size where the
/// file is not at hand, which is drawn as a placeholder.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// Which way up the stored pixels are.
    public enum Orientation: Int, Sendable, CaseIterable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    let attributes: ImageAttributes

    init(_ attributes: ImageAttributes) {
        self.attributes = attributes
    }

    /// An image without pixels, of size zero.
    public convenience override init() {
        self.init(ImageAttributes(content: .placeholder("")))
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(ImageAttributes(cgImage, scale: scale, orientation: orientation))
    }

    /// Nil where the bytes are no image of a known format.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Nil where the bytes are no image of a known format.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let attributes = ImageFile(data, name: "data").attributes(scale: scale) else {
            return nil
        }
        self.init(attributes)
    }

    /// Nil where there is no such file or it is no image; `@2x` in the name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let file = onMainActor({ AssetLibrary.main.files.file(at: url) }) else { return nil }
        let scale = ImageFile.scale(inName: url.deletingPathExtension().lastPathComponent)
        guard let attributes = file.attributes(scale: scale) else { return nil }
        self.init(attributes)
    }

    /// A stand-in for an image of which only the name and the size in points are known.
    public convenience init(placeholder name: String, size: CGSize) {
        self.init(ImageAttributes(content: .placeholder(name), storedSize: size))
    }

    // MARK: What it is

    open var cgImage: CGImage? {
        guard case .bitmap(let image) = attributes.content else { return nil }
        return image
    }

    /// In points.
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
    /// In seconds.
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

    /// Of a symbol: from the edges of the drawing to those of a line of text around it.
    open var alignmentRectInsets: UIEdgeInsets {
        attributes.alignmentRectInsets ?? attributes.symbolMetrics?.alignmentRectInsets ?? .zero
    }

    /// In points from the bottom; nil where the image has no baseline.
    open var baselineOffsetFromBottom: CGFloat? {
        attributes.symbolMetrics?.baseline
    }

    /// Images of the same picture, drawn alike, are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? UIImage)?.attributes else { return false }
        return attributes.content == other.content && attributes.storedSize == other.storedSize
            && attributes.scale == other.scale && attributes.orientation == other.orientation
            && attributes.renderingMode == other.renderingMode && attributes.tint == other.tint
            && attributes.configuration === other.configuration
    }

    open override var hash: Int { attributes.content.hashValue }

    // MARK: Drawing

    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    open func draw(in rect: CGRect) {
        onMainActor {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            draw(in: rect, context: context, tint: nil)
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

    /// Repeats the image over the rectangle, from its top left corner.
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
