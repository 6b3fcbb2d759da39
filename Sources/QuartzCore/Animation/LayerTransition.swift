import Foundation

/// A transition from a layer's earlier content, with its sublayers, to the present one.
@MainActor package final class LayerTransition {
    /// How the contents are combined.
    package enum Style {
        case fade
        case moveIn(CGVector)
        case push(CGVector)
        case reveal(CGVector)
        /// A turn around the vertical or the horizontal axis, drawn without perspective.
        case flip(isVertical: Bool)
    }

    private let style: Style
    private let animation: CAAnimation
    private let start: CFTimeInterval
    private let earlier: [DisplayItem]
    private let size: CGSize

    /// Records the present content of a layer as the earlier one.
    package init(_ style: Style, _ animation: CAAnimation, of layer: CALayer, scale: CGFloat) {
        (self.style, self.animation) = (style, animation)
        start = layer.localTime + animation.beginTime
        size = layer.bounds.size
        let context = CGContext(size: size, scale: scale)
        context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
        layer.render(in: context)
        earlier = context.displayList.items
    }

    /// Returns the progress from 0 to 1, or `nil` after the end.
    private func progress(of layer: CALayer) -> CGFloat? {
        let time = layer.localTime - start
        guard time < animation.duration else { return nil }
        return animation.eased(max(0, time / animation.duration))
    }

    /// Records both contents. The context's origin is that of the layer's bounds.
    ///
    /// - Parameter present: Records the present content.
    func record(_ layer: CALayer, in ctx: CGContext, _ present: () -> Void) {
        guard let progress = progress(of: layer) else {
            layer.state.transition = nil
            return present()
        }
        let box = layer.bounds
        func move(_ way: CGVector, _ share: CGFloat) -> CGAffineTransform {
            CGAffineTransform(
                translationX: way.dx * size.width * share, y: way.dy * size.height * share)
        }
        func earlier(_ opacity: CGFloat, _ transform: CGAffineTransform) {
            part(ctx, opacity, transform) {
                ctx.translateBy(x: box.minX, y: box.minY)
                ctx.add([.group(Group(transform: ctx.ctm, items: self.earlier))])
            }
        }
        switch style {
        case .fade:
            // The earlier content of an opaque layer stays below the present one, which covers it.
            let isCovered = (layer.backgroundColor?.alpha ?? 0) >= 1 && layer.opacity >= 1
            earlier(isCovered ? 1 : 1 - progress, .identity)
            part(ctx, progress, .identity, present)
        case .moveIn(let way):
            earlier(1, .identity)
            part(ctx, 1, move(way, progress - 1), present)
        case .push(let way):
            earlier(1, move(way, progress))
            part(ctx, 1, move(way, progress - 1), present)
        case .reveal(let way):
            present()
            earlier(1, move(way, progress))
        case .flip(let isVertical):
            let scale = abs(cos(.pi * progress))
            let turn = CGAffineTransform(translationX: -box.midX, y: -box.midY)
                .concatenating(
                    CGAffineTransform(scaleX: isVertical ? 1 : scale, y: isVertical ? scale : 1)
                )
                .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
            if progress < 0.5 { earlier(1, turn) } else { part(ctx, 1, turn, present) }
        }
    }

    private func part(
        _ ctx: CGContext, _ opacity: CGFloat, _ transform: CGAffineTransform, _ record: () -> Void
    ) {
        ctx.saveGState()
        ctx.concatenate(transform)
        if opacity < 1 {
            ctx.group(Group(opacity: Double(opacity)), draw: record)
        } else {
            record()
        }
        ctx.restoreGState()
    }
}

extension CALayer {
    /// Starts a transition from the present content to the one after the changes that follow. Has
    /// no effect at rest.
    ///
    /// - Parameters:
    ///   - animation: The time: `beginTime` is the delay from now, `duration`, and the timing
    ///     function.
    ///   - scale: The pixels per point, to which contents are aligned.
    package func startTransition(
        _ style: LayerTransition.Style, _ animation: CAAnimation, scale: CGFloat
    ) {
        guard LayerSimulation.current.isAnimated else { return }
        state.transition = LayerTransition(style, animation, of: self, scale: scale)
    }
}
