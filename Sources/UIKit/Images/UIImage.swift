import Foundation

/// An image with a size in points: a PNG or JPEG file, or only a name and a size where the file
/// is not at hand, which is drawn as a placeholder.
@MainActor public final class UIImage: NSObject {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public let cgImage: CGImage?
    /// In points.
    public let size: CGSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// What stands on the placeholder.
    let placeholderName: String?

    private init(
        cgImage: CGImage?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        placeholderName: String? = nil
    ) {
        self.cgImage = cgImage
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.placeholderName = placeholderName
    }

    /// Nil where the bytes are neither PNG nor JPEG.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = CGImage(data: data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up) {
        let size = CGSize(
            width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(cgImage: cgImage, size: size, scale: scale)
    }

    /// Nil where there is no such file or it is no image; `@2x` in the name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// A stand-in for an image of which only the name and the size in points are known.
    public convenience init(placeholder name: String, size: CGSize) {
        self.init(cgImage: nil, size: size, scale: 1, placeholderName: name)
    }

    public enum Orientation: Int, Sendable {
        case up
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(
            cgImage: cgImage, size: size, scale: scale, renderingMode: mode,
            placeholderName: placeholderName)
    }

    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, context: context, tint: nil)
    }

    func draw(in rect: CGRect, context: CGContext, tint: UIColor?) {
        if let cgImage {
            context.drawUpright(cgImage, in: rect, tint: tint?.cgColor.rgba)
        } else {
            drawPlaceholder(in: rect, context: context)
        }
    }

    /// A grey box with its diagonals, as drawings mark a picture to come.
    private func drawPlaceholder(in rect: CGRect, context: CGContext) {
        context.saveGState()
        context.setFillColor(UIColor.tertiarySystemFill.cgColor)
        context.fill(rect)
        context.setStrokeColor(UIColor.systemGray3.cgColor)
        context.setLineWidth(1)
        let box = rect.insetBy(dx: 0.5, dy: 0.5)
        context.stroke(box)
        context.strokeLineSegments(between: [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY),
        ])
        context.restoreGState()
    }
}
