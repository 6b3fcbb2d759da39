import Foundation

extension Path {
    /// The box of the curves themselves, tighter than that of their control points.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                points.append(p)
            case .quadCurve(let p, let c):
                let cubic = Cubic(current, quadControl: c, p)
                points += [p] + cubic.extrema
            case .curve(let p, let c1, let c2):
                points += [p] + Cubic(p0: current, p1: c1, p2: c2, p3: p).extrema
            case .close:
                break
            }
            current = element.points.last ?? current
        }
        return CGRect(enclosing: points)
    }

    /// Whether `point` lies inside under the fill rule; open subpaths count as closed.
    public func contains(_ point: CGPoint, rule: CGPathFillRule = .winding) -> Bool {
        var winding = 0
        for (a, b) in segments {
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The outline as straight pieces, curves cut into 16, every subpath closed.
    private var segments: [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func curve(_ cubic: Cubic) {
            for step in 1...16 {
                let next = cubic.point(at: CGFloat(step) / 16)
                result.append((current, next))
                current = next
            }
        }
        for element in elements {
            switch element {
            case .move(let p):
                result.append((current, start))
                (start, current) = (p, p)
            case .line(let p):
                result.append((current, p))
                current = p
            case .quadCurve(let p, let c): curve(Cubic(current, quadControl: c, p))
            case .curve(let p, let c1, let c2): curve(Cubic(p0: current, p1: c1, p2: c2, p3: p))
            case .close:
                result.append((current, start))
                current = start
            }
        }
        result.append((current, start))
        return result
    }
}

/// A cubic Bézier curve.
private struct Cubic {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    init(_ start: CGPoint, quadControl c: CGPoint, _ end: CGPoint) {
        func third(_ p: CGPoint) -> CGPoint {
            CGPoint(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y))
        }
        self.init(p0: start, p1: third(start), p2: third(end), p3: end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
            y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The points where the tangent is level or upright.
    var extrema: [CGPoint] {
        let times =
            Cubic.turns(p0.x, p1.x, p2.x, p3.x) + Cubic.turns(p0.y, p1.y, p2.y, p3.y)
        return times.map(point(at:))
    }

    /// The zeros of one coordinate's derivative, strictly between the ends.
    private static func turns(
        _ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat
    ) -> [CGFloat] {
        let a = -v0 + 3 * v1 - 3 * v2 + v3
        let b = 2 * (v0 - 2 * v1 + v2)
        let c = v1 - v0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
