import Foundation

extension CALayer {
    /// The greatest depth of nested layers. Deeper layers aren't recorded.
    private static let greatestDepth = 200

    func record(in ctx: CGContext) {
        guard !isHidden, opacity > 0, !ctx.isFull else { return }
        guard hasFiniteGeometry else {
            return report("the bounds, position, or transform of a layer is not a number", .error)
        }
        let layers = LayerSimulation.current
        guard !state.isRecording, layers.recordingDepth < CALayer.greatestDepth else {
            let message = "layers are nested inside one another more than 200 levels deep"
            return report(message, .error)
        }
        state.isRecording = true
        layers.recordingDepth += 1
        defer {
            state.isRecording = false
            layers.recordingDepth -= 1
        }
        layOutOnce()
        if isDrawn { display() }
        reportWhatIsLeftOut()
        withPresentationValues { recordStyled(ctx) }
    }

    private var hasFiniteGeometry: Bool {
        let t = affineTransform()
        let numbers = [
            bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y,
            anchorPoint.x, anchorPoint.y, t.a, t.b, t.c, t.d, t.tx, t.ty,
        ]
        return numbers.allSatisfy { $0.isFinite && abs($0) < 1e12 }
    }

    private var facesTheViewer: Bool {
        transform.m11 * transform.m22 - transform.m12 * transform.m21 > 0
    }

    private func reportWhatIsLeftOut() {
        if compositingFilter != nil || !(filters ?? []).isEmpty
            || !(backgroundFilters ?? []).isEmpty
        {
            report("the filters of a layer aren't drawn")
        }
    }

    func recordWithEffects(_ ctx: CGContext) {
        ctx.saveGState()
        let box = snap(ctx)
        var whole = Group(opacity: Double(min(1, opacity)))
        let shadow = recordedShadow(in: ctx)
        if mask == nil {
            whole.shadow = shadow
            ctx.group(whole) { recordContent(ctx, box: box) }
        } else {
            stencil(whole: &whole, ctx)
            // The mask applies to the shadow too.
            ctx.group(whole) {
                ctx.group(Group(shadow: shadow)) { recordContent(ctx, box: box) }
            }
        }
        ctx.restoreGState()
    }

    /// Moves the context's origin so that the edges of the bounds are on whole pixels, if the
    /// context is only translated. Returns the bounds as painted.
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
        let own = ctx.items { recordOwn(ctx, box: box, outline: outline) }
        if own.contains(where: \.blendsWithPage) {
            // Content that blends is composited with the layer's own background and content, and
            // with no other layer.
            ctx.group(Group(isIsolated: true)) {
                recordBackground(ctx, outline)
                clipped(ctx, to: outline) { ctx.add(own) }
            }
            clipped(ctx, to: outline) { recordSublayers(ctx) }
        } else {
            recordBackground(ctx, outline)
            clipped(ctx, to: outline) {
                ctx.add(own)
                recordSublayers(ctx)
            }
        }
        recordBorder(ctx, box: box)
    }

    /// Records content, clipped to the outline if the layer masks to its bounds.
    private func clipped(_ ctx: CGContext, to outline: Path, _ record: () -> Void) {
        ctx.saveGState()
        if masksToBounds { clip(ctx, to: outline) }
        record()
        ctx.restoreGState()
    }

    private func clip(_ ctx: CGContext, to outline: Path) {
        ctx.addPath(CGPath(outline))
        ctx.clip()
    }

    private func recordBackground(_ ctx: CGContext, _ outline: Path) {
        guard let backgroundColor, backgroundColor.alpha > 0, !outline.controlBox.isEmpty else {
            return
        }
        ctx.saveGState()
        ctx.setFillColor(backgroundColor)
        ctx.addPath(CGPath(outline))
        ctx.fillPath()
        ctx.restoreGState()
    }

    private func recordOwn(_ ctx: CGContext, box: CGRect, outline: Path) {
        if contentFollowsCorners, cornerRadius > 0, !masksToBounds { clip(ctx, to: outline) }
        ctx.saveGState()
        recordContents(ctx, box: box)
        recordOwnContent(ctx, box: box)
        ctx.restoreGState()
        if isDrawn { recordDrawing(ctx, box: box) }
    }

    /// Records drawn content, clipped to the bounds like the bitmap that Apple's layers are drawn
    /// into.
    private func recordDrawing(_ ctx: CGContext, box: CGRect) {
        delegate?.layerWillDraw(self)
        let items = ctx.items { draw(in: ctx) }
        let limits = box.applying(ctx.ctm).insetBy(dx: -0.01, dy: -0.01)
        let reach = items.reduce(CGRect.null) { $0.union($1.shapeBox) }
        let isInside = reach.isNull || limits.contains(reach)
        let mayReachOut = (delegate as? any CALayerHost)?.drawsBeyondBounds == true
        if !isInside, !mayReachOut { ctx.clip(to: box) }
        ctx.add(items)
    }

    func recordEachSublayer(_ ctx: CGContext) {
        guard !state.sublayers.isEmpty else { return }
        if let space = sublayerSpace {
            for layer in CALayer.orderInSpace(state.sublayers, space) {
                _ = layer.recordInSpace(ctx, space)
            }
            return
        }
        let inner = transformOfSublayers
        for layer in CALayer.paintingOrder(state.sublayers) {
            ctx.saveGState()
            if !inner.isIdentity { ctx.concatenate(inner) }
            if !layer.recordInSpace(ctx, nil) { layer.renderPlaced(in: ctx) }
            ctx.restoreGState()
        }
    }

    /// Records the layer at its position and transform in the context's space, which is that of its
    /// superlayer.
    package func renderPlaced(in ctx: CGContext) {
        withPresentationValues {
            guard isDoubleSided || facesTheViewer else { return }
            ctx.concatenate(transformToSuperlayer)
            if let transition = state.transition {
                transition.record(self, in: ctx) { render(in: ctx) }
            } else {
                render(in: ctx)
            }
        }
    }

    /// Records the border, which is inside the bounds and above the sublayers, as Apple documents.
    private func recordBorder(_ ctx: CGContext, box: CGRect) {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !box.isEmpty else { return }
        let width = min(borderWidth, min(box.width, box.height) / 2)
        let line = box.insetBy(dx: width / 2, dy: width / 2)
        ctx.saveGState()
        ctx.setStrokeColor(borderColor)
        ctx.setLineWidth(width)
        ctx.addPath(CGPath(outline(of: line, inset: width / 2)))
        ctx.strokePath()
        ctx.restoreGState()
    }
}

// MARK: - Mask and shadow

extension CALayer {
    /// Makes the mask's alpha the group's stencil, or its clip if the mask is a single opaque
    /// shape.
    private func stencil(whole: inout Group, _ ctx: CGContext) {
        guard let mask else { return }
        let items = ctx.items { mask.renderPlaced(in: ctx) }
        if items.count == 1, case .fill(let fill) = items[0], case .color(let color) = fill.paint,
            color.alpha >= 1, whole.opacity >= 1
        {
            whole.clip = Clip(fill.path, rule: fill.rule)
        } else {
            whole.mask = items
        }
    }

    /// Returns the shadow, or `nil` if the layer clips its content, because the shadow is then
    /// clipped too.
    ///
    /// It rotates and scales with the layer, because its offset and radius are in the layer's
    /// space.
    private func recordedShadow(in ctx: CGContext) -> Shadow? {
        guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0, !masksToBounds else {
            return nil
        }
        let t = ctx.ctm
        let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        return Shadow(
            offset: shadowOffset.applying(t), standardDeviation: max(0, shadowRadius) * scale,
            color: shadowColor.rgba.multiplyingAlpha(by: Double(min(1, shadowOpacity))),
            path: shadowPath.map { $0.outline.applying(ctx.ctm) })
    }
}
