import Foundation

extension CALayer {
    /// Records the layer and everything in it, the context's origin being that of the bounds.
    public func render(in ctx: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        ctx.saveGState()
        let box = snap(ctx)
        ctx.group(opacity: Double(min(1, opacity)), shadow: recordedShadow(in: ctx, box: box)) {
            recordContent(ctx, box: box)
        }
        ctx.restoreGState()
    }

    /// Moves the context's origin so that the bounds' edges lie on whole pixels, where the layer
    /// stands upright, and returns the bounds as they are painted.
    private func snap(_ ctx: CGContext) -> CGRect {
        let t = ctx.ctm
        guard t.a == 1, t.b == 0, t.c == 0, t.d == 1 else { return bounds }
        let edges = bounds.offsetBy(dx: t.tx, dy: t.ty)
        let rounded = PixelGrid(scale: ctx.scale).round(edges)
        ctx.translateBy(x: rounded.minX - edges.minX, y: rounded.minY - edges.minY)
        return CGRect(origin: bounds.origin, size: rounded.size)
    }

    private func recordContent(_ ctx: CGContext, box: CGRect) {
        let outline = self.outline(of: box)
        if let backgroundColor, backgroundColor.alpha > 0, !box.isEmpty {
            ctx.saveGState()
            ctx.setFillColor(backgroundColor)
            ctx.addPath(CGPath(outline))
            ctx.fillPath()
            ctx.restoreGState()
        }
        ctx.saveGState()
        if masksToBounds {
            ctx.addPath(CGPath(outline))
            ctx.clip()
        }
        ctx.saveGState()
        draw(in: ctx)
        ctx.restoreGState()
        recordSublayers(ctx)
        ctx.restoreGState()
        recordBorder(ctx, box: box)
    }

    private func recordSublayers(_ ctx: CGContext) {
        guard let sublayers else { return }
        for layer in CALayer.paintingOrder(sublayers) {
            ctx.saveGState()
            ctx.concatenate(layer.transformToSuperlayer)
            layer.render(in: ctx)
            ctx.restoreGState()
        }
    }

    /// The border lies inside the bounds and above the sublayers, as Apple documents.
    private func recordBorder(_ ctx: CGContext, box: CGRect) {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !box.isEmpty else { return }
        let line = box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        ctx.saveGState()
        ctx.setStrokeColor(borderColor)
        ctx.setLineWidth(borderWidth)
        ctx.addPath(CGPath(outline(of: line, inset: borderWidth / 2)))
        ctx.strokePath()
        ctx.restoreGState()
    }

    private func outline(of box: CGRect, inset: CGFloat = 0) -> Path {
        let radius = max(0, cornerRadius - inset)
        guard radius > 0 else { return Path(rect: box) }
        func corner(_ mask: CACornerMask) -> CGSize {
            maskedCorners.contains(mask) ? CGSize(width: radius, height: radius) : .zero
        }
        return Path(
            roundedRect: box,
            topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
            bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
    }

    /// The shadow, unless the layer clips it away together with all else outside its bounds.
    private func recordedShadow(in ctx: CGContext, box: CGRect) -> Shadow? {
        guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return nil }
        return Shadow(
            offset: shadowOffset, standardDeviation: shadowRadius,
            color: shadowColor.rgba.multiplyingAlpha(by: Double(min(1, shadowOpacity))),
            path: shadowPath.map { $0.outline.applying(ctx.ctm) })
    }
}

extension CALayer {
    /// By `zPosition`, and in the order of the array where it agrees.
    private static func paintingOrder(_ layers: [CALayer]) -> [CALayer] {
        let places = layers.enumerated().map { ($0.element.zPosition, $0.offset) }
        guard places.contains(where: { $0.0 != 0 }) else { return layers }
        return places.sorted { $0 < $1 }.map { layers[$0.1] }
    }
}
