import Foundation

/// A cubic Bézier curve.
package struct Cubic {
    package var p0: CGPoint
    package var p1: CGPoint
    package var p2: CGPoint
    package var p3: CGPoint

    package init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    package init(_ start: CGPoint, quadControl c: CGPoint, _ end: CGPoint) {
        self.init(
            p0: start, p1: start.mixed(with: c, 2 / 3), p2: end.mixed(with: c, 2 / 3), p3: end)
    }

    /// Creates a straight line whose control points are a third of the way from each end.
    package init(from a: CGPoint, to b: CGPoint) {
        self.init(p0: a, p1: a.mixed(with: b, 1 / 3), p2: a.mixed(with: b, 2 / 3), p3: b)
    }

    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
            y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The points where the tangent is horizontal or vertical.
    var extrema: [CGPoint] {
        let times =
            Cubic.turns(p0.x, p1.x, p2.x, p3.x) + Cubic.turns(p0.y, p1.y, p2.y, p3.y)
        return times.map(point(at:))
    }

    /// Returns the zeros of one coordinate's derivative, excluding the ends.
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

extension Cubic {
    var reversed: Cubic { Cubic(p0: p3, p1: p2, p2: p1, p3: p0) }

    /// Returns the part between two parameters from 0 to 1, using de Casteljau's algorithm.
    func part(from start: CGFloat, to end: CGFloat) -> Cubic {
        let head = start <= 0 ? self : split(at: start).1
        guard end < 1, start < 1 else { return head }
        return head.split(at: (end - start) / (1 - start)).0
    }

    private func split(at t: CGFloat) -> (Cubic, Cubic) {
        let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
        let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
        let middle = d.mixed(with: e, t)
        return (Cubic(p0: p0, p1: a, p2: d, p3: middle), Cubic(p0: middle, p1: e, p2: c, p3: p3))
    }
}

extension CGPoint {
    /// Returns the interpolation between this point, at 0, and another, at 1.
    func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
