import CCairo
import CoreGraphics

extension Painter {
    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Makes `paint` the source, its alpha multiplied by `opacity`.
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
        }
    }

    /// An end that does not go on is a second, clear stop at its place: all formats can say that.
    private func setSource(_ pattern: OpaquePointer?, _ stops: GradientStops, _ opacity: Double) {
        func add(_ location: Double, _ color: RGBA, _ factor: Double) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * factor)
        }
        let sorted = stops.stops.sorted { $0.location < $1.location }
        if let first = sorted.first, !stops.drawsBeforeStart { add(0, first.color, 0) }
        for stop in sorted { add(stop.location, stop.color, opacity) }
        if let last = sorted.last, !stops.drawsAfterEnd { add(1, last.color, 0) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}
