import CCairo
import CoreGraphics

extension Painter {
    func paint(_ stroke: Stroke, opacity: Double = 1) {
        guard stroke.style.lineWidth > 0, stroke.style.lineWidth.isFinite else { return }
        within(stroke.paint) {
            trace(stroke.path)
            setStyle(stroke.style)
            setSource(stroke.paint, opacity: opacity)
            cairo_stroke(context)
        }
    }

    private func setStyle(_ style: StrokeStyle) {
        cairo_set_line_width(context, style.lineWidth)
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, style.miterLimit)
        setDashes(style)
    }

    /// Cairo's context would stay in error after lengths that are negative or all zero.
    private func setDashes(_ style: StrokeStyle) {
        let lengths = style.dashLengths
        let areDashes = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        cairo_set_dash(
            context, lengths.map(Double.init), areDashes ? Int32(lengths.count) : 0, phase)
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
