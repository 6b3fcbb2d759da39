import CoreGraphics
import Foundation

/// The outline of a line with round caps and joins, for clipping, which doesn't support lines.
package enum StrokeOutline {
    /// Returns an outline for each subpath, with curves as short straight lines.
    package static func outlines(of path: Path, width: CGFloat) -> [Path] {
        Polyline.all(of: path).map { outline(of: $0, width / 2) }
    }

    private static func outline(of line: Polyline, _ reach: CGFloat) -> Path {
        let points = line.points
        guard points.count > 1 else {
            let center = points.first ?? .zero
            return Path(
                ellipseIn: CGRect(
                    x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
        }
        var result = Path()
        if line.isClosed {
            result.append(polygon(side(of: points, isClosed: true, reach)))
            result.append(polygon(side(of: points.reversed(), isClosed: true, reach)))
        } else {
            let there = side(of: points, isClosed: false, reach)
            let back = side(of: points.reversed(), isClosed: false, reach)
            result.append(polygon(there + back))
        }
        return result
    }

    private static func polygon(_ points: [CGPoint]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }

    /// Returns the points to the right of a line's direction, with a semicircle at an open end.
    private static func side(
        of points: [CGPoint], isClosed: Bool, _ reach: CGFloat
    ) -> [CGPoint] {
        let count = points.count
        var result: [CGPoint] = []
        for index in 0..<count {
            let before =
                isClosed ? points[(index + count - 1) % count] : index > 0 ? points[index - 1] : nil
            let after =
                isClosed ? points[(index + 1) % count] : index + 1 < count ? points[index + 1] : nil
            let point = points[index]
            let arriving = before.map { angle(from: $0, to: point) }
            let leaving = after.map { angle(from: point, to: $0) }
            switch (arriving, leaving) {
            case (let a?, let b?): result += join(at: point, a, b, reach)
            case (nil, let b?): result.append(offset(point, b, reach))
            case (let a?, nil): result += arc(around: point, a, a - .pi, reach)
            case (nil, nil): break
            }
        }
        return result
    }

    private static func angle(from: CGPoint, to: CGPoint) -> CGFloat {
        atan2(to.y - from.y, to.x - from.x)
    }

    /// Returns the point at a distance to the right of a direction, in a space where y increases
    /// downward.
    private static func offset(_ point: CGPoint, _ angle: CGFloat, _ reach: CGFloat) -> CGPoint {
        CGPoint(x: point.x - sin(angle) * reach, y: point.y + cos(angle) * reach)
    }

    /// Returns the join of two edges: round on the outer side, their intersection on the inner
    /// side.
    private static func join(
        at point: CGPoint, _ a: CGFloat, _ b: CGFloat, _ reach: CGFloat
    ) -> [CGPoint] {
        let turn = atan2(sin(b - a), cos(b - a))
        guard turn > 0 else { return arc(around: point, a, a + turn, reach) }
        let miter = reach / max(0.3, cos(turn / 2))
        return [offset(point, a + turn / 2, miter)]
    }

    private static func arc(
        around point: CGPoint, _ from: CGFloat, _ to: CGFloat, _ reach: CGFloat
    ) -> [CGPoint] {
        let steps = max(1, Int(saturating: (abs(to - from) / 0.3).rounded(.up)))
        return (0...steps).map {
            offset(point, from + (to - from) * CGFloat($0) / CGFloat(steps), reach)
        }
    }
}

/// A subpath with its curves as short straight lines.
struct Polyline {
    var points: [CGPoint] = []
    var isClosed = false

    private static let steps = 10

    static func all(of path: Path) -> [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline()
        func finish() {
            if !line.points.isEmpty { lines.append(line) }
            line = Polyline()
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish()
                line.add(point)
            case .line(let point): line.add(point)
            case .quadCurve(let end, let control):
                line.addCurve(to: end, third(line.last, control), third(end, control))
            case .curve(let end, let first, let second): line.addCurve(to: end, first, second)
            case .close:
                line.isClosed = line.points.count > 2
                if line.isClosed, line.points.first == line.points.last {
                    line.points.removeLast()
                }
                finish()
            }
        }
        finish()
        return lines
    }

    /// Returns a control point of the cubic curve that equals a quadratic curve.
    private static func third(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
        CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
    }

    private var last: CGPoint { points.last ?? .zero }

    private mutating func add(_ point: CGPoint) {
        let step = hypot(point.x - last.x, point.y - last.y)
        if points.isEmpty || step > 1e-6 { points.append(point) }
    }

    private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        let start = last
        for step in 1...Self.steps {
            let t = CGFloat(step) / CGFloat(Self.steps)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(
                CGPoint(
                    x: a * start.x + b * first.x + c * second.x + d * end.x,
                    y: a * start.y + b * first.y + c * second.y + d * end.y))
        }
    }
}
