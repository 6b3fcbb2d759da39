import Foundation

/// What fills a layer with content and lays its sublayers out.
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

/// A delegate that draws the layer whenever it is recorded and lays it out in passes of its own,
/// as a view does.
@preconcurrency @MainActor public protocol CALayerHost: CALayerDelegate {
    func setNeedsLayout()
    func layoutIfNeeded()
    /// Whether what it draws may lie outside of the layer's bounds; a bitmap would end there.
    var drawsBeyondBounds: Bool { get }
    /// Names the layer in reports.
    var layerPath: String { get }
}

/// Runs when a property changes; changes are at rest at once here, so that nobody runs one.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
