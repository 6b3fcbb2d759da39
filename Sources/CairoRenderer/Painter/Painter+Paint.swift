import CCairo
import CoreGraphics

extension Painter {
    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Makes `paint` the source, with its alpha multiplied by `opacity`.
    func setSource(_ paint: Paint, opacity: Double = 1) {
        switch paint {
        case .color(let color):
            setSource(color.multiplyingAlpha(by: opacity))
        case .linearGradient(let stops, let start, let end):
            let (a, b) = (start.kept, end.kept)
            setSource(cairo_pattern_create_linear(a.x, a.y, b.x, b.y), stops, opacity)
        case .radialGradient(let stops, let from, let to):
            let (a, b) = (from.center.kept, to.center.kept)
            let pattern = cairo_pattern_create_radial(
                a.x, a.y, max(0, from.radius), b.x, b.y, max(0, to.radius))
            setSource(pattern, stops, opacity)
        case .conicGradient(let stops, _, _):
            // Fills use `paintCone`. Elsewhere, a conic gradient is replaced with its first color.
            setSource((stops.stops.first?.color ?? .clear).multiplyingAlpha(by: opacity))
        }
    }

    private func setSource(_ pattern: OpaquePointer?, _ stops: GradientStops, _ opacity: Double) {
        for stop in stops.stops where stop.location.isFinite {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}
