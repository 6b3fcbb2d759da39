import CCairo
import CoreGraphics

extension Painter {
    /// Makes `path` the context's current path.
    func trace(_ path: Path) {
        cairo_new_path(context)
        var start = CGPoint.zero
        var end = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                (start, end) = (p.kept, p.kept)
                cairo_move_to(context, end.x, end.y)
            case .line(let p):
                end = p.kept
                cairo_line_to(context, end.x, end.y)
            case .quadCurve(let p, let control):
                traceQuad(from: end, control: control.kept, to: p.kept)
                end = p.kept
            case .curve(let p, let control1, let control2):
                let (c1, c2) = (control1.kept, control2.kept)
                end = p.kept
                cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
            case .close:
                end = start
                cairo_close_path(context)
            }
        }
    }

    /// Adds a quadratic curve as a cubic one, whose control points are two thirds of the way from
    /// the ends to the quadratic's.
    private func traceQuad(from a: CGPoint, control c: CGPoint, to b: CGPoint) {
        cairo_curve_to(
            context, a.x + (c.x - a.x) * 2 / 3, a.y + (c.y - a.y) * 2 / 3,
            b.x + (c.x - b.x) * 2 / 3, b.y + (c.y - b.y) * 2 / 3, b.x, b.y)
    }

    func setRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(
            context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
}

extension CGPoint {
    /// The point limited to the range of Cairo's 24.8 fixed-point device coordinates at any scale.
    var kept: CGPoint { CGPoint(x: x.kept, y: y.kept) }
}

extension CGFloat {
    fileprivate var kept: CGFloat {
        // Doesn't use `min` and `max`, because they can return NaN.
        self > -1e6 ? (self < 1e6 ? self : 1e6) : -1e6
    }
}
