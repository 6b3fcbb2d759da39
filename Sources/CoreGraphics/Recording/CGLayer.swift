import Foundation

/// A drawing that a context can repeat.
public final class CGLayer {
    /// The context that records the drawing.
    public let context: CGContext?
    /// The size in points.
    public let size: CGSize

    /// Creates a layer for drawing into a context.
    ///
    /// - Parameter auxiliaryInfo: Isn't used, as Core Graphics documents.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(size: size, scale: context.scale)
    }
}

extension CGContext {
    /// Draws the layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws the layer, scaled to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        drawUpright(image, in: rect)
    }
}
