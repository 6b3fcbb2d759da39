import Foundation

/// The exact origin of a layer's frame, and the geometry that it belongs to.
@MainActor struct LayerPlacement {
    private let origin: CGPoint
    private let position: CGPoint
    private let size: CGSize
    private let anchorPoint: CGPoint

    init(_ layer: CALayer, origin: CGPoint) {
        self.origin = origin
        position = layer.position
        size = layer.bounds.size
        anchorPoint = layer.anchorPoint
    }

    /// The origin, or `nil` if the layer has been moved or resized since.
    func origin(of layer: CALayer) -> CGPoint? {
        let isCurrent =
            layer.position == position && layer.bounds.size == size
            && layer.anchorPoint == anchorPoint
        return isCurrent ? origin : nil
    }
}
