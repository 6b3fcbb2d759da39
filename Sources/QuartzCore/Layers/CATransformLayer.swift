import Foundation

/// A layer that shows its sublayers but no content of its own.
open class CATransformLayer: CALayer {
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }

    override func recordStyled(_ ctx: CGContext) {
        ctx.group(Group(opacity: Double(min(1, opacity)))) { recordSublayers(ctx) }
    }
}

/// A layer whose bounds' origin is set by scrolling methods; otherwise a plain layer.
open class CAScrollLayer: CALayer {
    open func scroll(to p: CGPoint) { bounds.origin = p }

    open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A plain layer: the whole content is drawn, without tiles.
open class CATiledLayer: CALayer {
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)

    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
