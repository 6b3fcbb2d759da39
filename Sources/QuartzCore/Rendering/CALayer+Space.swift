import CoreGraphics
import Foundation

/// Layers with transforms in space (Documentation/Layout.md).
extension CALayer {
    /// Records the layer if its transform, or the one of its superlayer for sublayers, is in space.
    ///
    /// - Parameter outer: The transform from the superlayer's sublayers to the context's space, or `nil` if
    ///   that is an affine one, which the context already has.
    /// - Returns: Whether the layer was recorded.
    func recordInSpace(_ ctx: CGContext, _ outer: CATransform3D?) -> Bool {
        withPresentationValues {
            guard outer != nil || transform.leavesThePlane(ofSublayers: self is CATransformLayer)
            else { return false }
            guard !isHidden, opacity > 0 else { return true }
            let matrix = CATransform3DConcat(spatialTransform, outer ?? CATransform3DIdentity)
            if self is CATransformLayer {
                let inner = CATransform3DConcat(spatialTransformOfSublayers, matrix)
                ctx.group(Group(opacity: Double(min(1, opacity)))) {
                    for layer in CALayer.orderInSpace(sublayers ?? [], inner) {
                        _ = layer.recordInSpace(ctx, inner)
                    }
                }
            } else {
                record(in: ctx, PlaneProjection(matrix))
            }
            return true
        }
    }

    private func record(in ctx: CGContext, _ plane: PlaneProjection) {
        guard isDoubleSided || plane.showsFront else { return }
        let layers = LayerSimulation.current
        ctx.saveGState()
        defer { ctx.restoreGState() }
        guard plane.isProjective, !layers.isInPerspective else {
            guard let transform = plane.affine else { return }
            ctx.concatenate(transform)
            return render(in: ctx)
        }
        let page = ctx.ctm
        let inverse = page.inverted()
        guard page.concatenating(inverse).isIdentity || inverse != page else { return }
        ctx.concatenate(inverse)
        layers.isInPerspective = true
        let items = ctx.items { render(in: ctx) }
        layers.isInPerspective = false
        let reach = items.reduce(bounds) { $0.union($1.shapeBox) }.insetBy(dx: -1, dy: -1)
        let strips = PerspectiveStrips(
            plane.concatenating(page), items, box: reach, scale: ctx.scale)
        ctx.add(strips?.groups ?? [])
    }

    /// The transform from this layer's space to its superlayer's sublayers, in space.
    private var spatialTransform: CATransform3D {
        let anchor = anchorInBounds
        return CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform),
            CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// The transform from the space of the sublayers to the layer's own, in space.
    private var spatialTransformOfSublayers: CATransform3D {
        let anchor = anchorInBounds
        let own = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        guard isGeometryFlipped else { return own }
        let flip = CGAffineTransform(
            a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
        return CATransform3DConcat(own, CATransform3DMakeAffineTransform(flip))
    }

    /// The transform of sublayers if it isn't affine.
    var sublayerSpace: CATransform3D? {
        CATransform3DIsAffine(sublayerTransform) ? nil : spatialTransformOfSublayers
    }

    /// Returns layers from the farthest to the nearest center; at equal distance, by their order.
    static func orderInSpace(_ layers: [CALayer], _ inner: CATransform3D) -> [CALayer] {
        let depths = layers.map { layer in
            layer.withPresentationValues {
                let m = CATransform3DConcat(layer.spatialTransform, inner)
                let (x, y) = (layer.bounds.midX, layer.bounds.midY)
                return m.m13 * x + m.m23 * y + m.m43
            }
        }
        // Rounding mustn't change the order of layers in one plane.
        let places = depths.enumerated().map { (($0.element * 1024).rounded(), $0.offset) }
        return places.sorted { ($0.0.isNaN ? 0 : $0.0, $0.1) < ($1.0.isNaN ? 0 : $1.0, $1.1) }
            .map { layers[$0.1] }
    }
}

extension CATransform3D {
    /// Whether a layer with this transform isn't shown by an affine one.
    ///
    /// - Parameter keepsDepth: Whether the transform applies to sublayers in space, so that depth counts.
    fileprivate func leavesThePlane(ofSublayers keepsDepth: Bool) -> Bool {
        if m14 != 0 || m24 != 0 || m44 != 1 { return true }
        return keepsDepth && !CATransform3DIsAffine(self)
    }
}
