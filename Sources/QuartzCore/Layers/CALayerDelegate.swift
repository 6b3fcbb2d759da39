import Foundation

/// A delegate that provides a layer's content and lays out its sublayers.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate, such as a view, that draws the layer whenever it is recorded and lays it out in its
/// own layout passes.
@preconcurrency @MainActor public protocol CALayerHost: CALayerDelegate {
    func setNeedsLayout()
    func layoutIfNeeded()
    /// Whether it can draw outside the layer's bounds. Other content is clipped like a bitmap.
    var drawsBeyondBounds: Bool { get }
    /// The name of the layer in diagnostics.
    var layerPath: String { get }
}

/// An action for a property change. Changes take effect immediately, so actions aren't run.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, with which code turns an implicit animation off.
extension NSNull: CAAction {
    @MainActor public func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {}
}
