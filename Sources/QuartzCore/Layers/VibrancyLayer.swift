import Foundation

/// A layer whose sublayers can be recorded in one color.
package final class VibrancyLayer: CALayer {
    /// The color of the sublayers' shapes and text; `nil` leaves their colors. Its alpha is that of
    /// all sublayers as one. Images that aren't stencils keep their colors.
    package var contentColor: CGColor?

    override func recordSublayers(_ ctx: CGContext) {
        guard let contentColor else { return super.recordSublayers(ctx) }
        let items = ctx.items { super.recordSublayers(ctx) }
        var color = contentColor.rgba
        let opacity = color.alpha
        color.alpha = 1
        ctx.group(Group(opacity: opacity)) { ctx.add(items.map { $0.recolored(color) }) }
    }
}

extension DisplayItem {
    fileprivate func recolored(_ color: RGBA) -> DisplayItem {
        switch self {
        case .fill(var fill):
            fill.paint = fill.paint.recolored(color)
            return .fill(fill)
        case .stroke(var stroke):
            stroke.paint = stroke.paint.recolored(color)
            return .stroke(stroke)
        case .glyphs(var run):
            run.color = run.color.recolored(color)
            run.outline?.color = color
            return .glyphs(run)
        case .image(var placed):
            placed.tint = placed.tint?.recolored(color)
            return .image(placed)
        case .group(var group):
            group.items = group.items.map { $0.recolored(color) }
            return .group(group)
        case .backdrop: return self
        }
    }
}

extension Paint {
    fileprivate func recolored(_ color: RGBA) -> Paint {
        switch self {
        case .color(let own): .color(own.recolored(color))
        case .linearGradient(let stops, let start, let end):
            .linearGradient(stops.recolored(color), start: start, end: end)
        case .radialGradient(let stops, let from, let to):
            .radialGradient(stops.recolored(color), from: from, to: to)
        case .conicGradient(let stops, let center, let angle):
            .conicGradient(stops.recolored(color), center: center, angle: angle)
        }
    }
}

extension GradientStops {
    fileprivate func recolored(_ color: RGBA) -> GradientStops {
        var result = self
        result.stops = stops.map {
            .init(location: $0.location, color: $0.color.recolored(color))
        }
        return result
    }
}

extension RGBA {
    fileprivate func recolored(_ color: RGBA) -> RGBA { color.multiplyingAlpha(by: alpha) }
}
