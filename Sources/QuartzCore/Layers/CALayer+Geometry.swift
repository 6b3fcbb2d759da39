import Foundation

extension CALayer {
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// The transform from this layer's space to its superlayer's, without the superlayer's sublayer
    /// transform.
    public var transformToSuperlayer: CGAffineTransform {
        let t = affineTransform()
        guard !t.isIdentity else {
            let origin = untransformedFrame.origin
            return CGAffineTransform(
                translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        let anchor = anchorInBounds
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(t)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The anchor point in the layer's own space.
    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// The transform from the space of the sublayers to the layer's own.
    var transformOfSublayers: CGAffineTransform {
        let own = CATransform3DGetAffineTransform(sublayerTransform)
        guard !own.isIdentity || isGeometryFlipped else { return .identity }
        let anchor = anchorInBounds
        let flip =
            isGeometryFlipped
            ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
            : .identity
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(own)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
            .concatenating(flip)
    }

    /// The rectangle of the bounds at the position, without the transform, in the superlayer's
    /// space.
    ///
    /// The size is that of the bounds. An origin that was set is returned exactly, because adding
    /// and subtracting half the size would usually change the last digits. A rectangle that is
    /// computed from the position has coordinates without rounding errors: sums and differences of
    /// values on the grid of pixels, at 2 or 3 pixels per point, are on that grid.
    public var untransformedFrame: CGRect {
        let size = CGSize(width: bounds.width, height: bounds.height)
        if let origin = state.placement?.origin(of: self) {
            return CGRect(origin: origin, size: size)
        }
        // Sixths of a point contain the pixels of both scales.
        return PixelGrid(scale: 6).withoutNoise(CGRect(origin: computedOrigin, size: size))
    }

    private var computedOrigin: CGPoint {
        CGPoint(
            x: position.x - anchorPoint.x * bounds.width,
            y: position.y - anchorPoint.y * bounds.height)
    }

    /// Stores the exact origin that the position was computed from, for as long as the layer isn't
    /// moved.
    public func keepOrigin(_ origin: CGPoint) {
        let computed = computedOrigin
        let isMeant = abs(computed.x - origin.x) < 1e-6 && abs(computed.y - origin.y) < 1e-6
        state.placement = isMeant ? LayerPlacement(self, origin: origin) : nil
    }

    func setFrame(_ frame: CGRect) {
        let t = affineTransform()
        let size = t.isIdentity ? frame.size : frame.size.applying(t.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        position = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width,
            y: frame.minY + anchorPoint.y * frame.height)
        if t.isIdentity { keepOrigin(CGPoint(x: frame.minX, y: frame.minY)) }
    }

    public func contentsAreFlipped() -> Bool { isGeometryFlipped }
}

// MARK: - Other layers' spaces

extension CALayer {
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(to: l).inverted())
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(to: l).inverted())
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        if layer === self { return .identity }
        guard let layer else { return transformToRoot }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var current = self
        while let outer = current.superlayer {
            result = result.concatenating(current.transformToSuperlayer)
                .concatenating(outer.transformOfSublayers)
            current = outer
        }
        return result
    }
}

// MARK: - Hits

extension CALayer {
    func boundsContain(_ p: CGPoint) -> Bool {
        p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
    }

    func deepestLayer(at p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let own = p.applying(transformToSuperlayer.inverted())
        let isInside = contains(own)
        guard isInside || !masksToBounds else { return nil }
        let inner = own.applying(transformOfSublayers.inverted())
        for layer in CALayer.paintingOrder(state.sublayers).reversed() {
            if let hit = layer.hitTest(inner) { return hit }
        }
        return isInside ? self : nil
    }

    /// Returns the layers ordered by `zPosition`, and by their order in the array if it is equal.
    static func paintingOrder(_ layers: [CALayer]) -> [CALayer] {
        let places = layers.enumerated().map { ($0.element.zPosition, $0.offset) }
        guard places.contains(where: { $0.0 != 0 }) else { return layers }
        let ordered = places.map { ($0.0.isNaN ? 0 : $0.0, $0.1) }.sorted { $0 < $1 }
        return ordered.map { layers[$0.1] }
    }
}
