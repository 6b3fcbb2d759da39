import CCairo
import CoreGraphics
import Foundation

extension Painter {
    func paint(_ stroke: Stroke, opacity: Double = 1) {
        guard stroke.style.lineWidth > 0, stroke.style.lineWidth.isFinite else { return }
        within(stroke.paint) {
            trace(stroke.path)
            setStyle(stroke.style, along: stroke.path)
            setSource(stroke.paint, opacity: opacity)
            cairo_stroke(context)
        }
    }

    private func setStyle(_ style: StrokeStyle, along path: Path) {
        cairo_set_line_width(context, style.lineWidth)
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, style.miterLimit)
        setDashes(style, along: path)
    }

    /// Sets the dash pattern. Negative lengths or a sum of zero would put Cairo's context in an
    /// error state, and an excessive number of dashes would take too long; such lines are solid.
    private func setDashes(_ style: StrokeStyle, along path: Path) {
        let lengths = style.dashLengths
        let sum = lengths.reduce(0, +)
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && sum > 0
        let areDashes = isPattern && path.roughLength / sum < 100_000
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        cairo_set_dash(
            context, lengths.map(Double.init), areDashes ? Int32(lengths.count) : 0, phase)
    }
}

extension Path {
    /// The length of the polygon through all end and control points, without closing lines.
    fileprivate var roughLength: CGFloat {
        var length: CGFloat = 0
        var last: CGPoint?
        for point in elements.lazy.flatMap(\.points) {
            let point = point.kept
            if let last { length += hypot(point.x - last.x, point.y - last.y) }
            last = point
        }
        return length
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
